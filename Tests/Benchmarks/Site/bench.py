#!/usr/bin/env python3
"""Builds equal sites with Vipera and its peers, in turn, and prints medians and ratios.

bench.py [--rounds 5] [--posts 1000,10000] [--seed 1] [--write]

Each case is run for all programs in the same round, A B A B, so that what else the machine does hits them alike; builds of a
few milliseconds, which it hits hardest, five times as often. Sites and output lie in memory (/dev/shm) unless a case says
"disk". BENCH_LARGE=1 adds 100,000 posts. --write puts the table and a chart where the documentation has them.
"""
import argparse
import dataclasses
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
import report
import sites


@dataclasses.dataclass
class Run:
    """What one run of a program took: seconds, seconds of CPU, megabytes at most."""
    wall: float
    cpu: float
    memory: float


@dataclasses.dataclass
class Case:
    """What is measured: a site of so many posts, and what is done before each run."""
    name: str
    posts: int
    highlights: bool = False
    on_disk: bool = False
    # "cold": nothing is there. "same": nothing changed since the last build. "edit": the text of one post did.
    state: str = "cold"

    def rounds(self, asked):
        return asked * 5 if self.posts < 100 else asked


def run(command):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    words = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{words.decode(errors='replace')}")
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def pages(output):
    return sum(name.endswith(".html") for _, _, names in os.walk(output) for name in names)


def measure(case, programs, folder, rounds, seed):
    """The runs of each program, and how many pages each of them wrote."""
    prepared = sites.prepare(folder, case.posts, seed, programs, case.highlights)
    place = pathlib.Path(tempfile.mkdtemp(prefix="bench-", dir=sites.HERE.parents[2] / ".build" if case.on_disk else folder))
    runs = {program.name: [] for program in programs}
    counts = {}
    for number in range(rounds):
        for program in programs:
            site, output = prepared[program.name], place / program.name
            if case.on_disk:
                # ext4 spends seconds on not using the numbers of files again that were deleted just now.
                output = place / f"{program.name}-{number}"
            if case.state == "cold":
                shutil.rmtree(output, ignore_errors=True)
                program.forget(site)
            elif number == 0:
                run(program.command(site, output))
            if case.state == "edit":
                post = sorted(program.posts(site).iterdir())[case.posts // 2]
                post.write_text(post.read_text() + f"\nEdited {number}.\n")
            os.sync()
            runs[program.name].append(run(program.command(site, output)))
            counts[program.name] = pages(output) if number == 0 else counts[program.name]
    shutil.rmtree(place)
    for site in prepared.values():
        shutil.rmtree(site)
    return runs, counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--posts", default="1000,10000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    sizes = [int(size) for size in arguments.posts.split(",")] + ([100_000] if os.environ.get("BENCH_LARGE") else [])
    largest = max(size for size in sizes if size < 100_000)
    cases = [Case("30 posts", 30)]
    cases += [Case(f"{size:,} posts", size) for size in sizes]
    cases += [
        Case(f"{largest:,} posts, to disk", largest, on_disk=True),
        Case(f"{largest:,} posts, code highlighted", largest, highlights=True),
        Case(f"{largest:,} posts, one edited", largest, state="edit"),
        Case(f"{largest:,} posts, nothing changed", largest, state="same"),
    ]
    programs = [sites.Vipera()]
    try:
        programs.append(sites.Hugo())
    except FileNotFoundError as missing:
        print(missing, file=sys.stderr)
    results = []
    with tempfile.TemporaryDirectory(prefix="bench-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as folder:
        for case in cases:
            runs, counts = measure(case, programs, pathlib.Path(folder), case.rounds(arguments.rounds), arguments.seed)
            results.append((case, runs, counts))
            print(report.line(case, runs, counts), flush=True)
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    versions = ", ".join(f"{program.name} {program.version()}" for program in programs)
    command = "make bench" + (" BENCH_LARGE=1" if os.environ.get("BENCH_LARGE") else "")
    text = report.table(results, f"{machine}; {versions}; {arguments.rounds} rounds, {cases[0].rounds(arguments.rounds)} of the smallest site; `{command}`")
    print("\n" + text)
    if arguments.write:
        report.write(results, text, sites.HERE.parents[2] / "Content")


if __name__ == "__main__":
    main()
