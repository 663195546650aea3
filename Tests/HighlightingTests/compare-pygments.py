#!/usr/bin/env python3
"""Prints where the samples' tokens differ from Pygments' (pip install pygments), most frequent first.

Usage: compare-pygments.py [-v] [LANGUAGE...]    with -v every place, not only counts
"""
import html.parser, pathlib, sys
from collections import Counter
from pygments.lexers import get_lexer_by_name
from pygments.token import STANDARD_TYPES

FOLDER = pathlib.Path(__file__).parent / "Samples"
LEXERS = {"shell": "bash", "tsx": "tsx", "mustache": "html+handlebars", "makefile": "make", "dockerfile": "docker", "svelte": "html"}

# What Pygments' short names may be here; the longest prefix counts. Names and punctuation are often plain.
SAME = {
    "": " p o nv na nf", "c": "c", "cp": "cp c k na s kt nf ", "cpf": "s cp", "ch": "c", "cs": "c cp", "k": "k", "kt": "kt k m o na",
    "kc": "k nb ", "kn": "k", "kp": "k nb kt nf o", "kd": "k na", "kr": "k kt nf", "n": " nf kt na k nb nt s", "na": "na nv nt nf kt k  o",
    "nb": "nb k nf kt ", "bp": "k nb kt ", "nc": "kt nt ", "no": " kt k", "nd": "na nb k", "ni": "se", "ne": "kt nb", "nf": "nf kt",
    "fm": "nf nb", "nl": " na nv s", "nn": " kt cp nt k o", "nt": "nt nf na", "nv": "nv na", "vi": "nv", "vc": "nv", "vg": "nv",
    "py": " na nt", "nx": " nf kt k nb o na m", "l": " s m nv k nt", "m": "m ", "s": "s se nt", "si": "se s nv ", "dl": "s", "sd": "s c",
    "ld": "m", "o": "o  k nt na", "ow": "o k", "p": " o nt cp na nb se s", "w": "*", "g": " ", "gi": "gi", "gd": "gd", "gh": "gh",
    "gu": "gh", "ge": "gh", "gs": "gh", "gp": "cp", "go": " ", "gt": " ", "x": "*", "esc": " ", "err": "*",
}


class Text(html.parser.HTMLParser):
    """The kinds of all characters, one a character."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.kind, self.kinds, self.text = "", [], ""

    def handle_starttag(self, tag, attributes):
        self.kind = dict(attributes)["class"]

    def handle_endtag(self, tag):
        self.kind = ""

    def handle_data(self, data):
        self.text += data
        self.kinds += [self.kind] * len(data)


def allowed(short):
    while short and short not in SAME:
        short = short[:-1]
    return SAME[short].split(" ")


def compare(name, verbose):
    parser = Text()
    parser.feed((FOLDER / f"{name}.html").read_text())
    parser.close()
    lexer = get_lexer_by_name(LEXERS.get(name, name), stripnl=False, ensurenl=False)
    differences, position, total = Counter(), 0, 0
    for token, value in lexer.get_tokens(parser.text):
        short = STANDARD_TYPES.get(token) or next(
            (STANDARD_TYPES[t] for t in reversed(token.split()) if STANDARD_TYPES.get(t)), "")
        start = position
        position += len(value)
        kinds = {k for k, c in zip(parser.kinds[start:position], value) if not c.isspace()}
        if not value.strip():
            continue
        total += 1
        wanted = allowed(short)
        for kind in kinds:
            if kind not in wanted and "*" not in wanted:
                differences[(short or "-", kind or "-", value.strip()[:50])] += 1
                if verbose:
                    line = parser.text.count("\n", 0, start) + 1
                    print(f"{name}:{line}: pygments {short or '-'}, ours {kind or '-'}: {value.strip()[:60]!r}")
                break
    print(f"== {name}: {sum(differences.values())} of {total} tokens differ")
    if not verbose:
        for (theirs, ours, value), count in differences.most_common():
            print(f"   {count:3} pygments {theirs:4} ours {ours:3} {value!r}")


arguments = [a for a in sys.argv[1:] if a != "-v"]
for language in arguments or sorted(p.stem for p in FOLDER.glob("*.html")):
    compare(language, "-v" in sys.argv)
