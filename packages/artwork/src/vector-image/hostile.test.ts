import { expect, test } from "vitest";
import { hostileSvgs } from "../../testing/hostile-svgs.ts";
import { readSvg } from "./read-svg.ts";
import { writeSvg } from "./write-svg.ts";

/** What a file made by the writer consists of, and nothing else. */
const harmless =
  /^(?:<\/?(?:svg|defs|g|path|linearGradient|radialGradient|stop|clipPath|image)(?: (?:xmlns="http:\/\/www\.w3\.org\/2000\/svg"|(?:id|d|fill|fill-rule|clip-rule|opacity|offset|stop-color|stop-opacity|gradientUnits|gradientTransform|cx|cy|r|fx|fy|fr|x1|x2|y1|y2|width|height|viewBox|preserveAspectRatio|transform)="[A-Za-z0-9 #.()+-]*"|clip-path="url\(#d\d+\)"|href="data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=]*"))*\/?>|\s)*$/;

/** Each takes half a second at most on a free core; a busy machine is given time. */
const slowest = 15_000;

const attacks = hostileSvgs();

test("there are two hundred attacks or more, no two alike", () => {
  expect(new Set(attacks.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
});

let standing = 0;

test.each(attacks)("$name", ({ text }) => {
  const start = performance.now();
  const result = readSvg(text);
  if (result.ok) {
    standing += 1;
    const written = writeSvg(result.image);
    for (const line of written.split("\n")) expect(line).toMatch(harmless);
    expect(written).not.toMatch(/script|evil|alert|javascript|on[a-z]+=/i);
    for (const name of result.dropped) expect(name).not.toMatch(/[<>"]/);
  }
  expect(performance.now() - start).toBeLessThan(slowest);
});

test("most attacks leave the honest part of the drawing standing", () => {
  expect(standing).toBeGreaterThan(150);
});
