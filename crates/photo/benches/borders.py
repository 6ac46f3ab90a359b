#!/usr/bin/env python3
"""How well the lines of photos agree with borders that people drew: `borders.py FOLDER [every]`.

FOLDER holds the scorer `bsds.py` and, in `train`, `images/*.jpg` with `truth/*.mat` of the BSDS500. The pages of
`pagelings trace --paper none` at five Detail Amounts and of everyday OpenCV recipes are scored alike, in one run:
precision, recall and F. Without `every`, on the images at even places by name (the second, the fourth …), on which
nothing of the engine was tuned since the split was made.
"""
import pathlib
import sys
import tempfile

import cv2
import numpy as np

from beside_opencv import RECIPES, ours

DETAILS = (0, 25, 50, 75, 100)


def mean_shift_canny(image):
    smooth = cv2.pyrMeanShiftFiltering(image, 12, 40)
    grey = cv2.GaussianBlur(cv2.cvtColor(smooth, cv2.COLOR_BGR2GRAY), (0, 0), 1.2)
    return 255 - cv2.Canny(grey, 60, 120)


def stylization_canny(image):
    smooth = cv2.stylization(image, sigma_s=60, sigma_r=0.45)
    return 255 - cv2.Canny(cv2.cvtColor(smooth, cv2.COLOR_BGR2GRAY), 50, 150)


def calm_canny(image):
    """The best of a range of blurs and thresholds."""
    grey = cv2.GaussianBlur(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), (0, 0), 2.7)
    return 255 - cv2.Canny(grey, 24, 60)


def calm_threshold(image):
    """The same."""
    grey = cv2.GaussianBlur(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY), (0, 0), 2.0)
    return cv2.adaptiveThreshold(grey, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, 9, 5)


OTHERS = RECIPES | {
    "mean shift + Canny": mean_shift_canny,
    "stylization + Canny": stylization_canny,
    "Canny, tuned": calm_canny,
    "adaptive threshold, tuned": calm_threshold,
}


def main():
    folder = pathlib.Path(sys.argv[1])
    sys.path.insert(0, str(folder))
    import bsds

    images = sorted((folder / "train/images").glob("*.jpg"))
    if sys.argv[2:] != ["every"]:
        images = images[1::2]

    def score(name, page):
        counts = np.zeros(4)
        for image in images:
            truth = folder / "train/truth" / f"{image.stem}.mat"
            counts += bsds.eval_image((str(page(image)), str(truth), None, True))[0]
        print("%-28s P %.3f  R %.3f  F %.3f" % (name, *bsds.prf(*counts)), flush=True)

    with tempfile.TemporaryDirectory() as pages:
        page = pathlib.Path(pages) / "page.png"

        def by_recipe(recipe):
            def draw(image):
                cv2.imwrite(str(page), recipe(cv2.imread(str(image))))
                return page

            return draw

        def by_us(detail):
            def draw(image):
                ours(image, page, "--paper", "none", "--detail", str(detail))
                return page

            return draw

        print(f"{len(images)} images")
        for detail in DETAILS:
            score(f"Pagelings, detail {detail}", by_us(detail))
        for name, recipe in OTHERS.items():
            score(name, by_recipe(recipe))


if __name__ == "__main__":
    main()
