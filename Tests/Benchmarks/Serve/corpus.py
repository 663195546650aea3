"""Articles of some hundred words, the same each time, as a site of Vipera and as one of Hugo."""

import json
import pathlib
import random

WORDS = "stone river light window paper garden morning letter number house question road winter glass field".split()
LAYOUTS = {
    "baseof.html": '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>'
    '<body><nav><a href="/articles/">Articles</a></nav>{{ block "main" . }}{{ end }}</body></html>',
    "single.html": '{{ define "main" }}<main><h1>{{ .Title }}</h1>{{ .Content }}'
    '{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}'
    '{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</main>{{ end }}',
    "list.html": '{{ define "main" }}<main><h1>{{ .Title }}</h1>{{ range (.Paginate .Pages).Pages }}'
    '<p><a href="{{ .RelPermalink }}">{{ .Title }}</a></p>{{ end }}'
    '{{ template "_internal/pagination.html" . }}</main>{{ end }}',
}


def write(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def paragraph(dice):
    return " ".join(dice.choice(WORDS) for _ in range(60)).capitalize() + "."


def article(number):
    """The text of an article; the same for the same number."""
    dice = random.Random(number)
    day = f"20{10 + number % 15}-{1 + number % 12:02}-{1 + number % 28:02}"
    tags = ", ".join(sorted({dice.choice(WORDS) for _ in range(2)}))
    body = "\n\n".join(f"## Part {part}\n\n{paragraph(dice)}" for part in range(4))
    return f"---\ntitle: Article {number}\ndate: {day}\ntags: [{tags}]\n---\n{body}\n"


def make(folder, count):
    """Writes both sites and tells where their articles are."""
    vipera, hugo = folder / "vipera", folder / "hugo"
    settings = {
        "title": "Bench", "baseURL": "https://example.org/",
        "menus": {"main": [{"title": "Articles", "to": "/articles/"}]},
        "collections": {"articles": {"kind": "articles", "title": "Articles"}}}
    write(vipera / "Content/site.json", json.dumps(settings))
    write(vipera / "Content/index.md", "---\ntitle: Home\n---\nHome.\n")
    write(hugo / "hugo.toml", 'baseURL = "https://example.org/"\ntitle = "Bench"\n')
    write(hugo / "content/_index.md", "---\ntitle: Home\n---\nHome.\n")
    for name, text in LAYOUTS.items():
        write(hugo / "layouts/_default" / name, text)
    for number in range(count):
        text = article(number)
        write(vipera / f"Content/articles/a{number}.md", text)
        write(hugo / f"content/articles/a{number}.md", text)
    return {"vipera": vipera / "Content/articles", "hugo": hugo / "content/articles"}
