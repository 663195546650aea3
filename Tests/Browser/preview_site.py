"""A small site in a folder of its own, and `vipera serve` over it."""

import os
import pathlib
import re
import selectors
import shutil
import signal
import subprocess
import tempfile
import time

SETTINGS = """{
  "title": "Test",
  "baseURL": "https://example.org/",
  "description": "A site for tests.",
  "menus": {"main": [{"title": "Articles", "to": "/articles/"}]},
  "collections": {"articles": {"kind": "articles", "title": "Articles"}}
}
"""


def article(title, body="Text.", draft=False):
    mark = "draft: true\n" if draft else ""
    return f"---\ntitle: {title}\ndate: 2026-01-01\n{mark}---\n{body}\n"


FILES = {
    "Content/site.json": SETTINGS,
    "Content/index.md": "---\ntitle: Home\n---\nSee [about](about.md).\n",
    "Content/about.md": "---\ntitle: About\n---\nAs it was.\n\n"
    + "<details><summary>More</summary><p>Hidden.</p></details>\n\n"
    + "A line.\n\n" * 200,
    "Content/articles/one.md": article("One"),
    "Content/articles/two.md": article("Two"),
}


class Site:
    def __init__(self, templates):
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="vipera-browser-"))
        for path, text in FILES.items():
            self.write(path, text)
        shutil.copytree(templates, self.root / "Templates")

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def edit(self, path, old, new):
        file = self.root / path
        text = file.read_text()
        assert old in text, f"{path} has no {old!r}"
        file.write_text(text.replace(old, new))

    def remove(self):
        shutil.rmtree(self.root, ignore_errors=True)


class Server:
    """The program, until `stop`; `address` is where it says the site is."""

    def __init__(self, program, site, *arguments, port=0):
        self.process = subprocess.Popen(
            [program, "serve", "-p", str(port), "--root", str(site.root), *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            # What runs behind a shell's `&` ignores it from the start, and the program leaves that so.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.output = ""
        self.address = self.wait_for(r"The site is at (\S+)", 60).group(1)
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    def wait_for(self, pattern, seconds):
        """Reads what the program says until the pattern is in it."""
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                if match := re.search(pattern, self.output):
                    return match
                if selector.select(0.1):
                    read = os.read(self.process.stdout.fileno(), 65536).decode()
                    if not read and self.process.poll() is not None:
                        break
                    self.output += read
        raise AssertionError(f"the server does not say {pattern!r} but:\n{self.output}")

    def stop(self, number=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code
