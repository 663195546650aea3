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


def table(results, conditions):
    rows = ["| What | Program | Wall | Least – most | CPU | Memory | × wall | × CPU | × memory |", "|---|---|--:|--:|--:|--:|--:|--:|--:|"]
    for case, runs, counts in results:
        for name, of in runs.items():
            times = [ratios(runs, key).get(name) for key in ("wall", "cpu", "memory")]
            rows.append(
                f"| {case.name} | {name} | {seconds(median(of, 'wall'))} | {spread(of)} | {seconds(median(of, 'cpu'))} | {median(of, 'memory'):,.0f}{SPACE}MB | "
                + " | ".join("1" if time is None else f"{time:.{1 if time < 20 else 0}f}{SPACE}×" for time in times) + " |")
    pages = {f"{case.posts:,}": counts for case, _, counts in results}
    sizes = ", ".join(f"{posts} posts are {max(counts.values()):,} pages" for posts, counts in pages.items())
    return "\n".join(rows) + f"\n\nMedians; {sizes}. {conditions}."


def chart(results):
    """Bars of wall times, one pair a case, each as long as its share of the longest of its pair."""
    width, row, left, top = 720, 22, 250, 16
    bars, y = [], top
    for case, runs, _ in results:
        longest = max(median(of, "wall") for of in runs.values())
        bars.append(f'<text x="{left - 12}" y="{y + row * len(runs) / 2 + 5:.0f}" text-anchor="end">{case.name}</text>')
        for number, (name, of) in enumerate(runs.items()):
            wall = median(of, "wall")
            length = max(2, wall / longest * (width - left - 190))
            bars.append(f'<rect class="{"own" if number == 0 else "peer"}" x="{left}" y="{y}" width="{length:.1f}" height="{row - 6}" rx="3"/>')
            bars.append(f'<text x="{left + length + 8:.1f}" y="{y + 13}">{name} {seconds(wall)}</text>')
            y += row
        y += 12
    style = ("text{font:13px system-ui,sans-serif;fill:#1d2b24}.own{fill:#1f7a4d}.peer{fill:#9aa79f}"
             "@media(prefers-color-scheme:dark){text{fill:#e3ebe6}.own{fill:#5fc08f}.peer{fill:#6d7a73}}")
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y}" role="img" aria-label="Wall times of builds">'
            f"<style>{style}</style>{''.join(bars)}</svg>\n")


START, END = "<!-- measured -->", "<!-- end of what was measured -->"


def write(results, text, content):
    """Puts the table between its two marks in the guide, and the chart beside it."""
    page = content / "guide" / "speed.md"
    head, rest = page.read_text(encoding="utf-8").split(START)
    _, tail = rest.split(END)
    page.write_text(f"{head}{START}\n\n{text}\n\n{END}{tail}", encoding="utf-8")
    (content / "guide" / "speed.svg").write_text(chart(results), encoding="utf-8")
