import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { extendArt } from "@holeshot/artwork";
import type { Garment } from "@holeshot/garments";
import type { Path } from "@holeshot/geometry";
import { rectangle, rectanglePiece } from "../../testing/fixtures.ts";
import type { TemplateArt, TemplateZone } from "../template/types.ts";

const slanted: Path = [["M", 0, 40], ["L", 100, 20], ["L", 100, 50], ["L", 0, 70], ["Z"]];
const art: TemplateArt = {
  template: "trial",
  product: "jersey",
  pattern: 1,
  zones: [
    { id: "ground", kind: "ink", paths: { front: rectangle(0, 0, 100, 100) } },
    { id: "stripe", kind: "ink", paths: { front: slanted } },
    { id: "spot", kind: "ink", paths: { front: rectangle(40, 70, 60, 85) } },
    { id: "rib", kind: "fabric", paths: { collar: rectangle(0, 0, 50, 10) } },
  ],
  slots: [],
};

const garment: Garment = {
  product: "jersey",
  pattern: 1,
  size: "L",
  pieces: [rectanglePiece("front", 20, 20, 80, 80)],
  seams: [],
};

/** The uppermost zone at a place, as a canvas fills it. */
function zoneAt(zones: readonly TemplateZone[], x: number, y: number): string | undefined {
  const context = createCanvas(10, 10).getContext("2d");
  return zones.findLast(({ paths }) => {
    context.beginPath();
    for (const command of paths["front"] ?? []) {
      if (command[0] === "M") context.moveTo(command[1], command[2]);
      else if (command[0] === "L") context.lineTo(command[1], command[2]);
      else context.closePath();
    }
    return context.isPointInPath(x, y);
  })?.id;
}

test("A7.14 zones cut off at the drawing's edge run straight on, the others stay", () => {
  const { zones } = extendArt(art, garment);
  expect(zoneAt(zones, -29, 55)).toBe("stripe");
  expect(zoneAt(zones, 129, 35)).toBe("stripe");
  expect(zoneAt(zones, -29, 75)).toBe("ground");
  expect(zoneAt(zones, 129, -29)).toBe("ground");
  expect(zoneAt(zones, 50, 129)).toBe("ground");
  expect(zoneAt(zones, 50, 131)).toBeUndefined();
});

test("A7.14 nothing changes on the piece, nor where it is cut", () => {
  const { zones } = extendArt(art, garment);
  for (let x = 5; x < 95; x += 3) {
    for (let y = 5; y < 95; y += 3) expect(zoneAt(zones, x, y)).toBe(zoneAt(art.zones, x, y));
  }
  expect(zones.filter(({ id }) => id === "rib")).toHaveLength(1);
  expect(zones.filter(({ id }) => id === "spot")).toHaveLength(1);
});
