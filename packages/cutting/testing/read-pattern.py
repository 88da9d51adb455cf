"""Reads a pattern file as a pattern program would, with a library that knows nothing of ours.

read-pattern.py FILE.dxf [FILE.rul]: prints JSON: what each block says and measures, and for a graded pattern what the
sample's points become when the rules are applied.
"""
import json
import math
import re
import sys

import ezdxf


def area(points):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))) / 2


def length(points):
    return sum(math.dist(a, b) for a, b in zip(points, points[1:] + points[:1]))


def line(entity):
    assert entity.is_closed
    return [(v.dxf.location.x, v.dxf.location.y) for v in entity.vertices]


def lines(block, layer):
    found = [e for e in block if e.dxftype() == "POLYLINE" and e.dxf.layer == layer]
    # Lines to work along within a piece may have two ends.
    return [line(e) for e in found if layer != "8" or e.is_closed]


def open_lines(block, layer):
    found = [e for e in block if e.dxftype() == "POLYLINE" and e.dxf.layer == layer]
    return [[(v.dxf.location.x, v.dxf.location.y) for v in e.vertices] for e in found if not e.is_closed]


def marks(block, layer):
    found = [e for e in block if e.dxftype() == "POINT" and e.dxf.layer == layer]
    return [[*e.dxf.location, e.dxf.angle] for e in found]


def texts(block, layer):
    return [e.dxf.text for e in block if e.dxftype() == "TEXT" and e.dxf.layer == layer]


def written(block, layers):
    """Where texts stand: begin of the baseline, height, width against the usual, degrees, words."""
    found = [e for e in block if e.dxftype() == "TEXT" and e.dxf.layer in layers]
    return [
        [e.dxf.insert.x, e.dxf.insert.y, e.dxf.height, e.dxf.width, e.dxf.rotation, e.dxf.text]
        for e in found
    ]


def measured(points):
    return {"area": area(points), "length": length(points), "points": points}


def rules_of(path):
    text = open(path, encoding="ascii").read()
    sizes = re.search(r"^SIZE LIST: (.*)$", text, re.M).group(1).split()
    rules = {}
    for found in re.finditer(r"RULE: DELTA (\d+)\s+((?:[-\d.]+,\s*[-\d.]+\s+)+)", text):
        pairs = re.findall(r"([-\d.]+),\s*([-\d.]+)", found.group(2))
        assert len(pairs) == len(sizes), found.group(1)
        rules[int(found.group(1))] = {s: (float(x), float(y)) for s, (x, y) in zip(sizes, pairs)}
    return sizes, rules


def main():
    drawing = ezdxf.readfile(sys.argv[1])
    errors = [e.message for e in drawing.audit().errors]
    inserted = [e.dxf.name for e in drawing.modelspace() if e.dxftype() == "INSERT"]
    blocks = {}
    for block in drawing.blocks:
        if block.name.startswith("*"):
            continue
        [boundary] = lines(block, "1")
        numbered = {}
        for e in block:
            if e.dxftype() == "TEXT" and e.dxf.layer in "23" and e.dxf.text.startswith("# "):
                numbered[int(e.dxf.text[2:])] = (e.dxf.insert.x, e.dxf.insert.y)
        grain = [e for e in block if e.dxftype() == "LINE" and e.dxf.layer == "7"]
        blocks[block.name] = {
            "facts": dict(t.split(": ", 1) for t in texts(block, "1")),
            "notes": texts(block, "15"),
            "written": written(block, ("1", "15")),
            "cut": measured(boundary),
            "sew": [measured(points) for points in lines(block, "14")],
            "internal": [measured(points) for points in lines(block, "8")],
            "rows": open_lines(block, "8"),
            "cutouts": lines(block, "11"),
            "turns": len(marks(block, "2")),
            "curves": len(marks(block, "3")),
            "notches": marks(block, "4"),
            "drills": marks(block, "13"),
            "grain": [[*e.dxf.start, *e.dxf.end] for e in grain],
            "numbered": numbered,
        }
    answer = {
        "version": drawing.dxfversion,
        "errors": errors,
        "inserted": inserted,
        "style": texts(drawing.modelspace(), "1"),
        "blocks": blocks,
    }
    if len(sys.argv) > 2:
        sizes, rules = rules_of(sys.argv[2])
        answer["sizes"] = sizes
        answer["graded"] = {
            name: {
                size: measured(
                    [
                        (x + rules[n][size][0], y + rules[n][size][1])
                        for n, (x, y) in sorted(block["numbered"].items())
                    ]
                )
                for size in sizes
            }
            for name, block in blocks.items()
            if block["numbered"]
        }
    json.dump(answer, sys.stdout)


main()
