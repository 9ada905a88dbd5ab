"""Draws the gallery's cat: she stretches while the list is pulled, runs while it loads, and sleeps.

usage: draw_cat.py FOLDER

Writes cat-pull.gif, cat-run.gif and cat-sleep.gif: 96 by 54 points at two pixels per point, drawn at
four times that size and scaled down. Needs Pillow; the GIF files are committed, so that nothing else
needs it.
"""

import math
import sys
from pathlib import Path

from PIL import Image, ImageDraw

POINTS, SCALE, OVERSAMPLING = (96, 54), 2, 4
FUR, SHADE, CREAM, INK, BLUSH = "#F2A65A", "#D9823B", "#FFF1DC", "#5B3A29", "#F7B7A3"
GROUND = 47


class Paper:
    """A picture whose coordinates are in points."""

    def __init__(self):
        self.factor = SCALE * OVERSAMPLING
        self.image = Image.new("RGBA", [side * self.factor for side in POINTS])
        self.pen = ImageDraw.Draw(self.image)

    def at(self, points):
        return [(x * self.factor, y * self.factor) for x, y in points]

    def blob(self, x, y, width, height, color, tilt=0):
        """An ellipse around a point."""
        turn = math.radians(tilt)
        around = [2 * math.pi * step / 72 for step in range(72)]
        oval = [(width / 2 * math.cos(angle), height / 2 * math.sin(angle)) for angle in around]
        self.pen.polygon(self.at(
            (x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn))
            for a, b in oval), color)

    def stroke(self, points, width, color):
        """A smooth line with round ends through points."""
        dots = list(curve(points))
        for x, y in dots:
            self.blob(x, y, width, width, color)

    def shape(self, points, color):
        self.pen.polygon(self.at(points), color)

    def smaller(self):
        return self.image.resize([side * SCALE for side in POINTS], Image.Resampling.LANCZOS)


def curve(points, steps=40):
    """A Catmull-Rom spline through points."""
    ends = [points[0], *points, points[-1]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps + 1):
            t = step / steps
            yield tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3))


def between(a, b, part):
    return a + (b - a) * part


def ease(part):
    part = min(1, max(0, part))
    return part * part * (3 - 2 * part)


def head(paper, x, y, eyes, tilt=0, ears=1.0):
    """The cat's face, with the eyes from 0, closed, to 1."""
    turn = math.radians(tilt)

    def at(a, b):
        return x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn)

    for side in (-1, 1):
        tip = 3 + 9.5 * ears
        paper.shape([at(side * 8.6, -1), at(side * 7.6, -tip), at(side * 1.2, -6.5)], FUR)
        paper.shape([at(side * 7.2, -4), at(side * 6.7, -tip + 2.6), at(side * 3.2, -6.4)], BLUSH)
    paper.blob(x, y, 19, 15.6, FUR, tilt)
    for a in (-2.2, 0, 2.2):
        paper.stroke([at(a, -7), at(a * 0.8, -4.6 - 0.6 * (a == 0))], 1.1, SHADE)
    paper.blob(*at(0, 3.4), 9, 6, CREAM, tilt)
    for side in (-1, 1):
        paper.blob(*at(side * 6.6, 2.6), 3, 1.9, BLUSH, tilt)
        eye(paper, at, side, eyes)
        for rise in (0.2, 1.9):
            paper.stroke([at(side * 7.2, 2.2 + rise), at(side * 12, 1.2 + 1.8 * rise)], 0.5, INK)
    paper.shape([at(-1.2, 1.3), at(1.2, 1.3), at(0, 2.6)], INK)
    paper.stroke([at(-1.7, 3.6), at(-0.8, 4.2), at(0, 2.8), at(0.8, 4.2), at(1.7, 3.6)], 0.6, INK)


def eye(paper, at, side, opening):
    if opening < 0.25:
        paper.stroke([at(side * 2.6, -0.4), at(side * 4, 0.5), at(side * 5.4, -0.4)], 0.9, INK)
        return
    paper.blob(*at(side * 4, -0.3), 2.7, 3.9 * opening, INK)
    paper.blob(*at(side * 4 - 0.5, -0.3 - 1.1 * opening), 0.9, 1.1 * opening, "#FFFFFF")


def stripes(paper, points, length):
    for x, y in points:
        paper.stroke([(x, y), (x + 0.6, y + length)], 1.3, SHADE)


def sleeping(breath, eyes=0, letters=()):
    """The cat curled up, with her tail around her; breath and eyes from 0 to 1."""
    paper = Paper()
    back = 27 + 1.2 * breath
    paper.blob(50, GROUND - back / 2 + 1, 42, back, FUR)
    stripes(paper, [(46, GROUND - back + 3), (51, GROUND - back + 2.2), (56, GROUND - back + 2.8)], 3.4)
    paper.blob(58, GROUND - 6.5, 22, 13, SHADE)
    paper.blob(57.5, GROUND - 7.3, 20.5, 12, FUR)
    head(paper, 34, GROUND - 9 - 0.5 * breath, eyes, tilt=-8)
    tail = [(70, GROUND - 7), (68, GROUND - 1), (56, GROUND + 0.6), (45, GROUND)]
    paper.stroke(tail, 5, FUR)
    paper.stroke(tail[-1:] * 2, 5.2, CREAM)
    for number, part in enumerate(letters):
        letter_z(paper, 24 - 5 * part + 2 * number, 26 - 20 * part, 3.4 + 2.2 * part, part)
    return paper.smaller()


def letter_z(paper, x, y, size, part):
    if not 0.02 < part < 0.98:
        return
    points = [(x, y), (x + size, y), (x, y + size), (x + size, y + size)]
    for one, other in zip(points, points[1:]):
        paper.stroke([one, other], 0.95, "#8E8E93")


def waking(part):
    """The cat wakes up, looks around and stretches, as the pull goes from 0 to 1."""
    if part < 0.3:
        return sleeping(ease(part / 0.3) * 0.9, ease((part - 0.1) / 0.15))
    paper = Paper()
    rise, reach = ease((part - 0.25) / 0.35), ease((part - 0.55) / 0.45)
    hip = (60 + 3 * reach, between(GROUND - 12, GROUND - 19, max(0.5 * rise, reach)))
    chest = (40 - 5 * reach, between(GROUND - 11, GROUND - 15, rise) + 8 * reach)
    face = (32 - 6 * reach, between(GROUND - 10, GROUND - 25, rise) + 9 * reach)
    lift = 13 * reach
    tail = [(hip[0] + 7, hip[1] + 2), (hip[0] + 15, hip[1] - 1 - lift * 0.6),
            (hip[0] + 15 + 2 * reach, hip[1] - 7 - lift), (hip[0] + 10 + 6 * reach, hip[1] - 9 - lift * 1.1)]
    paper.stroke(tail, 4.6, FUR)
    paper.stroke(tail[-1:] * 2, 4.8, CREAM)
    for shift, color in ((4, SHADE), (0, FUR)):
        paper.stroke([(hip[0] + shift, hip[1] + 2), (hip[0] + 3 + shift, GROUND - 5),
                      (hip[0] + shift - 1, GROUND - 1)], 6.5, color)
        front = (chest[0] - 1 - 13 * reach + shift, GROUND - 1)
        paper.stroke([(chest[0] + shift, chest[1] + 2), (between(chest[0], front[0], 0.5) + shift / 2, GROUND - 4),
                      front], 5, color)
    paper.blob(hip[0], hip[1] + 1, 21, 19, FUR)
    body = [hip, (50, between(hip[1], chest[1], 0.5) - 1 + 3 * reach), chest]
    paper.stroke(body, 16, FUR)
    middle = (hip[0] + chest[0]) / 2
    top = (hip[1] + chest[1]) / 2 - 7.5 + 1.5 * reach
    stripes(paper, [(middle - 2, top), (middle + 3, top - 1.2 * reach - 0.4), (middle + 8, top - 2.6 * reach - 0.4)], 3.4)
    for shift in (0, 4):
        paper.blob(chest[0] - 3 - 13 * reach + shift, GROUND - 0.8, 6.5, 4, CREAM)
    opening = ease((part - 0.3) / 0.2) * (1 - ease((part - 0.72) / 0.16))
    head(paper, *face, opening, tilt=-6 * reach, ears=1 - 0.25 * reach)
    return paper.smaller()


def running(part):
    """A stride of the cat's gallop, from 0 to 1."""
    paper = Paper()
    angle = 2 * math.pi * part
    bounce = 2.4 * math.sin(angle)
    stretch = math.cos(angle)
    hip, chest = (65 + 1.5 * stretch, 29 - bounce), (38 - 1.5 * stretch, 28 - bounce + 1.4 * stretch)
    tail = [(hip[0] + 6, hip[1] - 2), (hip[0] + 14, hip[1] - 7 - 2 * math.sin(angle + 1)),
            (hip[0] + 22, hip[1] - 8 + 4 * math.sin(angle)), (hip[0] + 27, hip[1] - 12 + 5 * math.sin(angle - 0.8))]
    paper.stroke(tail, 4.4, FUR)
    paper.stroke(tail[-1:] * 2, 4.6, CREAM)
    for phase, color in ((0.55, SHADE), (0, FUR)):
        leg(paper, (hip[0] + 2, hip[1] + 4), angle + phase, 1, color)
        leg(paper, (chest[0] + 1, chest[1] + 4), angle + phase + math.pi * 0.9, -1, color)
    back = (51, 27.5 - bounce - 2.2 * (1 - stretch) / 2)
    paper.stroke([hip, back, chest], 15.5, FUR)
    stripes(paper, [(back[0] - 4, back[1] - 7.2), (back[0] + 1, back[1] - 7.6), (back[0] + 6, back[1] - 7.2)], 3.4)
    head(paper, chest[0] - 9, chest[1] - 6 + 0.8 * math.sin(angle + 0.6), 1, tilt=-3 + 3 * math.sin(angle), ears=0.9)
    for number in range(2):
        gone = (part + number / 2) % 1
        paper.stroke([(80 + 12 * gone, GROUND - 1 - 3 * number), (80 + 12 * gone + 5 * (1 - gone), GROUND - 1 - 3 * number)],
                     1.4 * (1 - gone) + 0.2, "#C7C7CC")
    return paper.smaller()


def leg(paper, root, angle, way, color):
    swing, lift = math.cos(angle), max(0, -math.sin(angle))
    foot = (root[0] + 10 * swing, GROUND - 1.5 - 6 * lift)
    knee = (root[0] + 5 * swing + 2.5 * way, (root[1] + foot[1]) / 2)
    paper.stroke([root, knee, foot], 5, color)
    paper.blob(foot[0] - 1, foot[1] + 0.3, 6, 3.6, CREAM)


def save(path, pictures, delays):
    """Writes a GIF with one palette; half-transparent pixels become opaque or transparent."""
    sheet = Image.new("RGB", (pictures[0].width, pictures[0].height * len(pictures)), FUR)
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (0, number * picture.height), picture)
    palette = sheet.quantize(31, dither=Image.Dither.NONE)
    frames = []
    for picture in pictures:
        flat = Image.new("RGB", picture.size, FUR)
        flat.paste(picture, (0, 0), picture.getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0))
        frame = flat.quantize(palette=palette, dither=Image.Dither.NONE)
        frame.paste(31, mask=picture.getchannel("A").point(lambda alpha: 255 if alpha <= 127 else 0))
        frames.append(frame)
    times = {"duration": delays, "loop": 0} if len(delays) > 1 else {}
    frames[0].save(path, save_all=True, append_images=frames[1:], transparency=31, disposal=2, optimize=False, **times)


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    save(folder / "cat-pull.gif", [waking(number / 15) for number in range(16)], [60] * 16)
    # In a gallop, the time in the air is longer than the time on the ground.
    strides = [40, 40, 50, 60, 80, 90, 70, 50, 40, 40, 50, 60]
    save(folder / "cat-run.gif", [running(number / 12) for number in range(12)], strides)
    # The picture for the end of the list does not move.
    save(folder / "cat-sleep.gif", [sleeping(0.6, letters=[0.3, 0.8])], [100])


if __name__ == "__main__":
    main()
