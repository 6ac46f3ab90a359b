#!/usr/bin/env python3
"""Our photo engine beside everyday OpenCV recipes, in one run: `./x bench photo [PHOTO …]`.

Measures a 12 MP and a 24 MP JPEG to a 300 dpi US Letter PNG: decode, bilateral filter, adaptive threshold and PNG in
OpenCV against `pagelings trace` (its whole process counted), both on one thread and both on all cores. Sides take turns,
medians of five; beside the seconds on the clock stand those of the processor, which a busy machine changes less. Then
every photo given, or those that come with scikit-image, are drawn with each recipe onto one page to look at:
target/bench-photo/index.html.
"""
import html
import json
import os
import pathlib
import resource
import statistics
import subprocess
import sys
import time

import cv2
import numpy as np

PAGELINGS = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", "target")) / "release/pagelings"
OUT = pathlib.Path("target/bench-photo")
LETTER = (2550, 3300)


def usual_photos():
    """Photos that everyone who works with pictures knows."""
    import skimage

    folder = pathlib.Path(skimage.__file__).parent / "data"
    names = ["astronaut.png", "chelsea.png", "coffee.png", "rocket.jpg", "motorcycle_left.png", "camera.png"]
    return [folder / name for name in names if (folder / name).exists()]


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
    """Seconds on the clock and of the processor, and peak megabytes, in a process of its own; without its start."""
    line = subprocess.check_output([sys.executable, __file__, "--opencv", str(file), str(threads)])
    return json.loads(line)


def opencv_here(file, threads):
    cv2.setNumThreads(threads)
    start, processor = time.perf_counter(), time.process_time()
    cv2.imwrite(str(OUT / "opencv.png"), on_letter(adaptive_threshold(cv2.imread(file))))
    took = [time.perf_counter() - start, time.process_time() - processor]
    print(json.dumps([*took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))


def ours(file, page, *options, cores=None):
    """Seconds on the clock and of the processor, and peak megabytes, of the whole process on so many cores."""
    limit = None if cores is None else lambda: os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
    start = time.perf_counter()
    child = subprocess.Popen([PAGELINGS, "trace", str(file), "-o", str(page), *options], preexec_fn=limit)
    _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit(f"pagelings trace failed on {file}")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def medians(runs):
    return [statistics.median(column) for column in zip(*runs)]


def times(source):
    cores = os.cpu_count() or 1
    for megapixels in (12, 24):
        file = photo_of(megapixels * 1_000_000, source)
        for name, threads in (("one thread", 1), (f"{cores} threads", cores)):
            pairs = [(opencv(file, threads), ours(file, OUT / "ours.png", cores=threads)) for _ in range(5)]
            theirs, mine = medians(pair[0] for pair in pairs), medians(pair[1] for pair in pairs)
            print(
                f"{megapixels} MP, both on {name}: clock OpenCV {theirs[0] * 1000:.0f} ms, ours {mine[0] * 1000:.0f} ms"
                f" ({mine[0] / theirs[0]:.2f}); processor {theirs[1] * 1000:.0f} ms, ours {mine[1] * 1000:.0f} ms"
                f" ({mine[1] / theirs[1]:.2f}); peak {theirs[2]:.0f} MB, ours {mine[2]:.0f} MB"
                f" ({mine[2] / theirs[2]:.2f})"
            )


def pictures(files):
    rows = []
    for index, file in enumerate(files):
        image = cv2.imread(str(file))
        if image is None:
            continue
        scale = 900 / max(image.shape[:2])
        image = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        cv2.imwrite(str(OUT / f"{index}-photo.png"), image)
        cells = [("photo", f"{index}-photo.png")]
        for detail in (25, 75):
            page = OUT / f"{index}-ours-{detail}.png"
            ours(OUT / cells[0][1], page, "--paper", "none", "--detail", str(detail))
            cells.append((f"Pagelings, detail {detail}", page.name))
        for name, recipe in RECIPES.items():
            page = f"{index}-{name.replace(' ', '-')}.png"
            cv2.imwrite(str(OUT / page), recipe(image))
            cells.append((name, page))
        rows.append("".join(f'<figure><img src="{page}"><figcaption>{html.escape(name)}</figcaption></figure>' for name, page in cells))
    style = (
        "body{font:16px sans-serif;margin:24px}section{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;"
        "margin-bottom:40px}figure{margin:0}img{width:100%;border:1px solid #ccc}figcaption{padding:4px 0}"
    )
    title = "Which of these would you give a child to color?"
    sections = "".join(f"<section>{row}</section>" for row in rows)
    page = f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><style>{style}</style><h1>{title}</h1>{sections}"
    (OUT / "index.html").write_text(page)
    print(f"pictures: {OUT / 'index.html'}")


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    files = [pathlib.Path(argument) for argument in sys.argv[1:]] or usual_photos()
    times(cv2.imread(str(files[0])))
    pictures(files)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--opencv"]:
        opencv_here(sys.argv[2], int(sys.argv[3]))
    else:
        main()
