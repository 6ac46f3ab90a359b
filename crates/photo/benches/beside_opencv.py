#!/usr/bin/env python3
"""Our photo engine beside everyday OpenCV recipes, in one run: `./x bench photo [PHOTO …]`.

Measures a 12 MP and a 24 MP JPEG to a 300 dpi US Letter PNG: decode, bilateral filter, adaptive threshold and PNG in
OpenCV (one thread and all of them) against `pagelings trace` (one thread, its whole process counted). Then
draws every photo given, or the made-up ones, with each recipe, onto one page to look at: target/bench-photo/index.html.
"""
import html
import os
import pathlib
import subprocess
import sys
import time

import cv2
import numpy as np

PAGELINGS = "target/release/pagelings"
OUT = pathlib.Path("target/bench-photo")
LETTER = (2550, 3300)


def made_up():
    """A picture with smooth shade, grain and shapes, the same every time."""
    random = np.random.default_rng(7)
    image = np.full((600, 800, 3), (200, 170, 120), np.uint8)
    cv2.rectangle(image, (0, 400), (800, 600), (70, 150, 90), -1)
    for _ in range(18):
        at = tuple(int(v) for v in random.integers(0, (800, 600)))
        colour = tuple(int(v) for v in random.integers(20, 235, 3))
        cv2.circle(image, at, int(random.integers(20, 90)), colour, -1)
    grain = random.normal(0, 9, image.shape)
    return np.clip(image + grain, 0, 255).astype(np.uint8)


def photo_of(pixels, source):
    """A JPEG of about this many megapixels."""
    height, width = source.shape[:2]
    scale = (pixels / (width * height)) ** 0.5
    size = (round(width * scale), round(height * scale))
    large = cv2.resize(source, size, interpolation=cv2.INTER_CUBIC)
    file = OUT / f"photo-{pixels // 1_000_000}mp.jpg"
    cv2.imwrite(str(file), large, [cv2.IMWRITE_JPEG_QUALITY, 90])
    return file


def on_letter(lines):
    height, width = lines.shape
    scale = min(2250 / width, 3000 / height)
    small = cv2.resize(lines, (round(width * scale), round(height * scale)), interpolation=cv2.INTER_AREA)
    page = np.full((LETTER[1], LETTER[0]), 255, np.uint8)
    top, left = (LETTER[1] - small.shape[0]) // 2, (LETTER[0] - small.shape[1]) // 2
    page[top : top + small.shape[0], left : left + small.shape[1]] = small
    return page


def adaptive_threshold(image):
    smooth = cv2.bilateralFilter(image, 9, 75, 75)
    grey = cv2.cvtColor(smooth, cv2.COLOR_BGR2GRAY)
    return cv2.adaptiveThreshold(grey, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 9, 5)


def canny(image):
    edges = cv2.Canny(cv2.GaussianBlur(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), (5, 5), 0), 50, 150)
    return 255 - cv2.dilate(edges, np.ones((2, 2), np.uint8))


def dodge(image):
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
    sketch = cv2.divide(grey, 255 - cv2.GaussianBlur(255 - grey, (21, 21), 0), scale=256)
    return cv2.threshold(sketch, 235, 255, cv2.THRESH_BINARY)[1]


RECIPES = {"adaptive threshold": adaptive_threshold, "Canny": canny, "dodge sketch": dodge}


def opencv(file, threads):
    cv2.setNumThreads(threads)
    start = time.perf_counter()
    page = on_letter(adaptive_threshold(cv2.imread(str(file))))
    cv2.imwrite(str(OUT / "opencv.png"), page)
    return time.perf_counter() - start


def ours(file, page, *options):
    """Seconds and peak megabytes of the whole process."""
    start = time.perf_counter()
    child = subprocess.Popen([PAGELINGS, "trace", str(file), "-o", str(page), *options])
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit(f"pagelings trace failed on {file}")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def times(source):
    cores = os.cpu_count() or 1
    for megapixels in (12, 24):
        file = photo_of(megapixels * 1_000_000, source)
        for name, threads in (("one thread", 1), (f"{cores} threads", cores)):
            pairs = [(opencv(file, threads), *ours(file, OUT / "ours.png")) for _ in range(5)]
            theirs = sorted(pair[0] for pair in pairs)[2]
            mine = sorted(pair[1] for pair in pairs)[2]
            memory = max(pair[2] for pair in pairs)
            print(
                f"{megapixels} MP, OpenCV on {name}: OpenCV {theirs * 1000:.0f} ms, ours {mine * 1000:.0f} ms"
                f" ({mine / theirs:.2f}), {memory:.0f} MB at most"
            )


def pictures(files):
    rows = []
    for index, file in enumerate(files):
        image = cv2.imread(str(file))
        if image is None:
            continue
        scale = 900 / max(image.shape[:2])
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        cells = {"photo": image, **{name: recipe(image) for name, recipe in RECIPES.items()}}
        shown = []
        for name, cell in cells.items():
            target = OUT / f"{index}-{name.replace(' ', '-')}.png"
            cv2.imwrite(str(target), cell)
            shown.append((name, target.name))
        ours(file, OUT / f"{index}-ours.svg", "--paper", "none")
        shown.insert(1, ("Pagelings", f"{index}-ours.svg"))
        rows.append("".join(f'<td><img src="{name}"><p>{html.escape(title)}</p></td>' for title, name in shown))
    style = "td{vertical-align:top}img{width:360px;border:1px solid #ccc;background:#fff}p{margin:.2em;font:14px sans-serif}"
    table = "".join(f"<tr>{row}</tr>" for row in rows)
    (OUT / "index.html").write_text(f"<!doctype html><meta charset=utf-8><title>Photos</title><style>{style}</style><table>{table}</table>")
    print(f"pictures: {OUT / 'index.html'}")


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    files = [pathlib.Path(argument) for argument in sys.argv[1:]]
    if not files:
        files = [OUT / "made-up.png"]
        cv2.imwrite(str(files[0]), made_up())
    source = cv2.imread(str(files[0]))
    times(made_up() if source is None else source)
    pictures(files)


if __name__ == "__main__":
    main()
