#!/usr/bin/env python3
"""Writes a corpus of posts for measuring: corpus.py --posts N --seed S --out DIR

DIR/posts/<slug>.md have YAML front matter (title, date, tags, description) and 3 to 6 KB of Markdown: headings,
paragraphs, emphasis, lists, task lists, a table, a quote, code in several languages, links to other posts and elsewhere,
pictures. DIR/static/ holds a style sheet and the pictures. The same N and S give the same bytes. Nothing in the text means
anything to Go templates or Mustache.
"""
import argparse
import datetime
import json
import pathlib
import random
import struct
import zlib

TAGS = """archives arrays birds bridges bytes caches charts clocks clouds colour compilers cooking design editors essays
fonts forests gardens glass grammar harbours ink islands kernels lakes lenses letters libraries maps markets measures
memory mountains music networks numbers orchards paper parsers printing queues rivers schedules signals sorting stars
threads tides tools trains""".split()
assert len(TAGS) == 50 == len(set(TAGS))
# The tags of the sites' menus come first, so that a few posts are enough for each of them to have a list.
IN_TURN = sorted(TAGS, key=lambda tag: tag not in "birds clocks forests maps glass paper rivers tools".split())

NOUNS = """page line reader river table letter window garden signal number branch corner season market kettle ladder
pocket harbour engine mirror lantern bottle valley pencil basket island hammer forest carpet meadow stream bridge""".split()
VERBS = """carries follows opens answers measures keeps leaves finds crosses moves turns holds writes draws counts sorts
repeats shows learns builds joins passes reaches settles watches gathers""".split()
OTHERS = """quietly often slowly early again twice nearly always further and but while because until the a every another
this that its their small bright narrow old clear steady heavy patient plain distant warm sudden""".split()

CODE = {
    "swift": "struct {T} {{\n  let {a}: Int\n  /// Adds to what is there.\n  func adding(_ {b}: Int) -> {T} {{\n"
             "    guard {b} > {n} else {{ return self }}\n    return {T}({a}: {a} + {b})\n  }}\n}}\n",
    "python": "class {T}:\n    \"\"\"Counts what comes.\"\"\"\n    def __init__(self, {a}={n}):\n        self.{a} = {a}\n\n"
              "    def add(self, {b}):\n        # nothing is lost\n        return self.{a} + {b} if {b} < {n} else 0\n",
    "javascript": "export const {a} = ({b}) => {{\n  const list = [{n}, 2, 3].filter(x => x > {b});\n"
                  "  return `${{list.length}} of ${{{b}}}`; // few & far between\n}};\n",
    "go": "func {T}({a} int) (int, error) {{\n\tif {a} < {n} {{\n\t\treturn 0, errors.New(\"too small\")\n\t}}\n"
          "\treturn {a} * 2, nil\n}}\n",
    "sql": "SELECT {a}, count(*) AS total\nFROM {b}\nWHERE {a} > {n} AND name <> 'none'\nGROUP BY {a}\nORDER BY total DESC;\n",
    "sh": "#!/bin/sh\n# Counts the lines of each file.\nfor {a} in *.md; do\n  wc -l \"${a}\" | awk '{{print $1}}'\ndone > {b}.txt\n",
    "html": "<ul class=\"{a}\">\n  <li><a href=\"/{b}/\">First &amp; last</a></li>\n  <!-- {n} more -->\n</ul>\n",
    "json": "{{\n  \"{a}\": {n},\n  \"{b}\": [true, null, \"text\"],\n  \"nested\": {{\"{a}\": -1.5e3}}\n}}\n",
}


class Author:
    """Writes one post; each has a random generator of its own, so that a post does not depend on how many there are."""

    def __init__(self, seed, number, count):
        self.random = random.Random(f"{seed}/{number}")
        self.number, self.count = number, count

    def words(self, low, high):
        kinds = (NOUNS, VERBS, OTHERS, OTHERS)
        return [self.random.choice(kinds[i % 4]) for i in range(self.random.randint(low, high))]

    def sentence(self):
        words = self.words(7, 16)
        place = self.random.randrange(len(words))
        mark = self.random.random()
        if mark < 0.12:
            words[place] = f"*{words[place]}*"
        elif mark < 0.2:
            words[place] = f"**{words[place]}**"
        elif mark < 0.28:
            words[place] = f"`{words[place]}()`"
        elif mark < 0.36:
            words[place] = f"[{self.random.choice(NOUNS)}](/posts/{slug(self.random.randrange(self.count))}/)"
        elif mark < 0.39:
            words[place] = f"[{self.random.choice(NOUNS)}](https://example.com/{words[place]})"
        elif mark < 0.43:
            words[place] += " & so on"
        text = " ".join(words)
        return text[0].upper() + text[1:] + "."

    def paragraph(self):
        return "\n".join(self.sentence() for _ in range(self.random.randint(3, 6)))

    def title(self):
        return " ".join(self.words(3, 6)).capitalize()

    def block(self):
        r = self.random
        match r.randrange(9):
            case 0:
                return "\n".join(f"- {self.sentence()}" for _ in range(r.randint(3, 6)))
            case 1:
                return "\n".join(f"{i}. {self.sentence()}" for i in range(1, r.randint(4, 6)))
            case 2:
                return "\n".join(f"- [{r.choice('x ')}] {self.sentence()}" for _ in range(r.randint(2, 4)))
            case 3:
                rows = [f"| {r.choice(NOUNS)} | {r.randint(1, 999)} | {' '.join(self.words(2, 4))} |" for _ in range(r.randint(3, 6))]
                return "\n".join(["| Name | Count | Meaning |", "|---|--:|---|", *rows])
            case 4:
                return "\n".join(f"> {self.sentence()}" for _ in range(r.randint(1, 3)))
            case 5:
                return f"![A {r.choice(NOUNS)} by the {r.choice(NOUNS)}](/images/{r.randrange(20):02}.png)"
            case _:
                language, text = r.choice(sorted(CODE.items()))
                names = r.sample(NOUNS, 2)
                code = text.format(T=names[0].capitalize() + "s", a=names[0], b=names[1], n=r.randint(2, 99))
                return f"```{language}\n{code}```"

    def post(self):
        r = self.random
        head = {
            "title": f"{self.title()} {self.number}",
            "date": (datetime.date(2026, 6, 30) - datetime.timedelta(days=self.number // 3)).isoformat() + f"T{8 + self.number % 3:02}:00:00Z",
            "tags": sorted({IN_TURN[self.number % 50], *r.sample(TAGS, r.randint(1, 3))}),
            "description": " ".join(self.words(8, 14)).capitalize(),
        }
        parts, size, wanted = [], 0, r.randint(3000, 6000)
        for section in range(100):
            part = [f"{'##' if section % 3 == 0 else '###'} {self.title()}", self.paragraph(), self.block(), self.paragraph()]
            parts += part
            size += sum(map(len, part))
            if size > wanted:
                break
        front = "".join(f"{key}: {json.dumps(value)}\n" for key, value in head.items())
        return f"---\n{front}---\n\n" + "\n\n".join([self.paragraph(), *parts]) + "\n"


def slug(number):
    return f"{NOUNS[number % 32]}-{OTHERS[number // 32 % 30]}-{number:06}"


def picture(shade):
    """A PNG of 64 × 48 pixels in one shade of grey."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes([shade]) * 64) * 48
    head = struct.pack(">IIBBBBB", 64, 48, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def write(out, count, seed):
    """Writes the corpus below a folder."""
    posts, images = out / "posts", out / "static" / "images"
    posts.mkdir(parents=True)
    images.mkdir(parents=True)
    for number in range(count):
        (posts / f"{slug(number)}.md").write_text(Author(seed, number, count).post(), encoding="utf-8")
    for number in range(20):
        (images / f"{number:02}.png").write_bytes(picture(10 * number + 30))
    (out / "static" / "style.css").write_text("body { max-width: 44rem; margin: auto; font: 1rem/1.6 sans-serif }\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--posts", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    write(arguments.out, arguments.posts, arguments.seed)
