#!/usr/bin/env python3
"""Measures the stages of a build, each by itself: stages.py [--instructions [--write]]

By default in microseconds. With --instructions in instructions a page, which do not depend on what else the machine does;
they are compared with those in instructions.json, and more than a tenth above them is a failure. --write keeps them.
Instructions are counted by valgrind; without it the comparison says that it was skipped.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import sites

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = HERE.parents[2] / ".build" / "release" / "bench-stages"
KEPT = HERE / "instructions.json"
POSTS, TOLERANCE = 200, 1.1
# Reading and writing are the system's work, whose instructions valgrind does not see.
STAGES = ["markdown", "roles", "html", "xml"]


def instructions(program, site, stage, rounds):
    """How many instructions a run takes."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, site, stage, str(rounds)],
        capture_output=True, text=True, check=True, env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"})
    return int(re.search(r"refs:\s+([\d,]+)", run.stderr).group(1).replace(",", ""))


def count(site, folder):
    """Instructions a page of each stage: what a second round adds to the first."""
    # Valgrind cannot read what the compiler writes for debuggers.
    program = folder / "bench-stages"
    subprocess.run(["objcopy", "--strip-debug", PROGRAM, program], check=True)
    def added(stage):
        once, twice = (instructions(program, site, stage, rounds) for rounds in (1, 2))
        return (twice - once) // POSTS

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(STAGES, pool.map(added, STAGES)))


def main():
    with tempfile.TemporaryDirectory(prefix="stages-") as name:
        folder = pathlib.Path(name)
        site = sites.prepare(folder, POSTS, 1, [sites.Vipera()], False)["Vipera"]
        if "--instructions" not in sys.argv:
            sys.exit(subprocess.run([PROGRAM, site]).returncode)
        if not shutil.which("valgrind"):
            print("skipped: there is no valgrind to count instructions")
            return
        counted = count(site, folder)
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for stage, number in counted.items():
        print(f"{stage}: {number:,} instructions a page, kept {kept.get(stage, 0):,}")
    if "--write" in sys.argv:
        KEPT.write_text(json.dumps(counted, indent=2) + "\n")
        return
    worse = [stage for stage, number in counted.items() if number > kept.get(stage, 0) * TOLERANCE]
    if worse:
        sys.exit(f"more than a tenth above what is kept: {', '.join(worse)}")


if __name__ == "__main__":
    main()
