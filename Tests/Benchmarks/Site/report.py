"""What the benchmark says: lines while it runs, a table, and a chart."""
import statistics

# Does not break between a number and its unit.
SPACE = "\u00a0"
# Does not break behind a dash.
JOINER = "\u2060"


def median(runs, key):
    return statistics.median(getattr(run, key) for run in runs)


def seconds(value):
    return f"{value * 1000:,.0f}{SPACE}ms" if value < 1 else f"{value:,.2f}{SPACE}s"


def spread(runs):
    """The least and the most wall time, with their unit once."""
    walls = [run.wall for run in runs]
    least, most = seconds(min(walls)), seconds(max(walls))
    number, unit = least.split(SPACE)
    return f"{number if most.endswith(SPACE + unit) else least}{JOINER}–{JOINER}{most}"


def ratios(runs, key):
    """How many times what the first program takes each other one takes."""
    first, *others = runs
    return {name: median(runs[name], key) / median(runs[first], key) for name in others}


def line(case, runs, counts):
    parts = [f"{name} {seconds(median(of, 'wall'))} ({spread(of)}), {seconds(median(of, 'cpu'))} CPU, {median(of, 'memory'):,.0f} MB, {counts[name]:,} pages"
             for name, of in runs.items()]
    return f"{case.name}: " + "; ".join(parts)


def megabytes(value):
    return f"{value:,.0f}{SPACE}MB"


def times(value):
    return f"{value:.{1 if value < 20 else 0}f}{SPACE}×"


def kind(results, caption, key, cell):
    """A table of one kind of figure: a row a case, how many times what the first program takes the others take, a column a program."""
    programs = list(results[0][1])
    rows = ["| What |" + " Ratio |" * (len(programs) - 1) + " " + " | ".join(programs) + " |", "|---|" + "--:|" * (2 * len(programs) - 1)]
    for case, runs, _ in results:
        cells = [times(ratio) for ratio in ratios(runs, key).values()] + [cell(of) for of in runs.values()]
        rows.append(f"| {case.name} | " + " | ".join(cells) + " |")
    return "\n".join(rows) + f"\n\n: {caption}"


def table(results, conditions):
    kinds = [
        kind(results, "Time that passes, with the least and the most", "wall", lambda runs: f"{seconds(median(runs, 'wall'))} ({spread(runs)})"),
        kind(results, "Time that processors work", "cpu", lambda runs: seconds(median(runs, "cpu"))),
        kind(results, "Memory at most", "memory", lambda runs: megabytes(median(runs, "memory"))),
    ]
    pages = {f"{case.posts:,}": counts for case, _, counts in results}
    sizes = ", ".join(f"{posts} posts are {max(counts.values()):,} pages" for posts, counts in pages.items())
    return "\n\n".join(kinds) + f"\n\nMedians; {sizes}. {conditions}."


def chart(results):
    """Bars of wall times, one group a case below its name, each as long as its share of the longest of its group."""
    # As wide as a phone, so that the words stay as large as they are.
    width, row, named = 380, 22, 112
    bars, y = [], 0
    for case, runs, _ in results:
        longest = max(median(of, "wall") for of in runs.values())
        bars.append(f'<text class="case" x="0" y="{y + 14}">{case.name}</text>')
        y += row
        for number, (name, of) in enumerate(runs.items()):
            wall = median(of, "wall")
            length = max(2, wall / longest * (width - named))
            bars.append(f'<rect class="{"own" if number == 0 else "peer"}" x="0" y="{y}" width="{length:.1f}" height="{row - 6}" rx="3"/>')
            bars.append(f'<text x="{length + 8:.1f}" y="{y + 13}">{name} {seconds(wall)}</text>')
            y += row
        y += 14
    style = ("text{font:13px system-ui,sans-serif;fill:#1d2b24}.case{font-weight:600}.own{fill:#1f7a4d}.peer{fill:#9aa79f}"
             "@media(prefers-color-scheme:dark){text{fill:#e3ebe6}.own{fill:#5fc08f}.peer{fill:#6d7a73}}")
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y - 14}" role="img" aria-label="Wall times of builds">'
            f"<style>{style}</style>{''.join(bars)}</svg>\n")


START, END = "<!-- measured -->", "<!-- end of what was measured -->"


def write(results, text, content):
    """Puts the table between its two marks in the guide, and the chart beside it."""
    page = content / "guide" / "speed.md"
    head, rest = page.read_text(encoding="utf-8").split(START)
    _, tail = rest.split(END)
    page.write_text(f"{head}{START}\n\n{text}\n\n{END}{tail}", encoding="utf-8")
    (content / "guide" / "speed.svg").write_text(chart(results), encoding="utf-8")
