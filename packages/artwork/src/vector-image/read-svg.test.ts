import { describe, expect, test } from "vitest";
import type { Path } from "@holeshot/geometry";
import { pathBounds } from "@holeshot/geometry";
import { colourAt } from "../items/colour-at.ts";
import type { SceneItem } from "../scene.ts";
import { countSteps } from "./bounds.ts";
import { isOneColour, recolourVector } from "./one-colour.ts";
import { readSvg } from "./read-svg.ts";
import type { VectorImage } from "./types.ts";
import { writeSvg } from "./write-svg.ts";

function svg(body: string, attributes = 'viewBox="0 0 100 100"'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;
}

function drawn(text: string): VectorImage & { readonly dropped: readonly string[] } {
  const result = readSvg(text);
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return { ...result.image, dropped: result.dropped };
}

function fills(items: readonly SceneItem[]): Extract<SceneItem, { kind: "fill" }>[] {
  return items.flatMap((item) =>
    item.kind === "fill" ? [item] : item.kind === "clip" ? fills(item.items) : [],
  );
}

function boxOf(path: Path | undefined): number[] {
  const { left, top, right, bottom } = pathBounds(path ?? []);
  return [left, top, right, bottom].map((value) => Math.round(value * 1000) / 1000);
}

const square = '<rect x="10" y="20" width="30" height="40"/>';
/** One pixel, red. */
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";

describe("shapes", () => {
  test.each([
    ["rect", square, [10, 20, 40, 60]],
    ["rounded rect", '<rect x="0" y="0" width="10" height="4" rx="9"/>', [0, 0, 10, 4]],
    ["circle", '<circle cx="50" cy="50" r="10"/>', [40, 40, 60, 60]],
    ["ellipse", '<ellipse cx="50" cy="50" rx="10" ry="5"/>', [40, 45, 60, 55]],
    ["polygon", '<polygon points="0,0 10,0 10,10"/>', [0, 0, 10, 10]],
    ["path", '<path d="M1 1h8v8z"/>', [1, 1, 9, 9]],
    ["percentages", '<rect width="50%" height="25%"/>', [0, 0, 50, 25]],
    ["a line's stroke", '<path d="M10 10H20" stroke="#f00" stroke-width="2"/>', [10, 9, 20, 11]],
    [
      "square caps",
      '<path d="M10 10H20" stroke="#f00" stroke-width="2" stroke-linecap="square"/>',
      [9, 9, 21, 11],
    ],
    [
      "round caps",
      '<path d="M10 10H20" stroke="#f00" stroke-width="2" stroke-linecap="round"/>',
      [9, 9, 21, 11],
    ],
    [
      "a miter",
      '<path fill="none" d="M10 10H20V20" stroke="#f00" stroke-width="2"/>',
      [10, 9, 21, 20],
    ],
    [
      "a miter cut off at its limit",
      '<path fill="none" d="M0 50H50L0 60" stroke="#f00" stroke-width="2"/>',
      [-0.196, 49, 50.196, 60.981],
    ],
    [
      "a dot",
      '<path d="M10 10z" stroke="#f00" stroke-width="4" stroke-linecap="round"/>',
      [8, 8, 12, 12],
    ],
  ])("%s", (_, body, box) => {
    expect(boxOf(fills(drawn(svg(body)).items).at(-1)?.path)).toEqual(box);
  });

  test("transforms nest, and viewBox and preserveAspectRatio place the drawing", () => {
    const body = `<g transform="translate(5 5) scale(2)"><g transform="rotate(90)">${square}</g></g>`;
    expect(boxOf(fills(drawn(svg(body)).items)[0]?.path)).toEqual([-115, 25, -35, 85]);
    const wide = svg(square, 'width="300" height="100" viewBox="0 0 100 100"');
    expect(boxOf(fills(drawn(wide).items)[0]?.path)).toEqual([110, 20, 140, 60]);
    const stretched = svg(
      square,
      'width="300" height="100" viewBox="0 0 100 100" preserveAspectRatio="none"',
    );
    expect(boxOf(fills(drawn(stretched).items)[0]?.path)).toEqual([30, 20, 120, 60]);
  });

  test("a file without a size takes its drawing's extent", () => {
    const image = drawn(svg(square, ""));
    expect([image.width, image.height]).toEqual([30, 40]);
    expect(boxOf(fills(image.items)[0]?.path)).toEqual([0, 0, 30, 40]);
  });

  test("what sticks out of the viewport is clipped", () => {
    expect(drawn(svg('<circle cx="0" cy="0" r="50"/>')).items[0]?.kind).toBe("clip");
  });

  test("a mistake in path data keeps what stands before it and says so", () => {
    const image = drawn(svg('<path d="M0 0H10V10H0Z L5 x"/>'));
    expect(boxOf(fills(image.items)[0]?.path)).toEqual([0, 0, 10, 10]);
    expect(image.dropped).toEqual(["path_data"]);
  });

  test("dashes cut the line and its caps", () => {
    const body =
      '<path d="M0 10H100" stroke="#000" stroke-width="2" stroke-dasharray="10 5" stroke-dashoffset="5"/>';
    const stroke = fills(drawn(svg(body)).items).at(-1)?.path ?? [];
    const starts = stroke.flatMap(([letter], at) => (letter === "M" ? [at] : []));
    expect(starts).toHaveLength(7);
    // The offset has used up half of the first dash.
    expect(boxOf(stroke.slice(0, starts[1]))).toEqual([0, 9, 5, 11]);
  });

  test("use draws its target again, also a symbol in its own viewport", () => {
    const body = `<defs><g id="a">${square}</g><symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol></defs>
      <use href="#a" x="1"/><use xlink:href="#s" x="50" width="20" height="20"/>`;
    expect(fills(drawn(svg(body)).items).map(({ path }) => boxOf(path))).toEqual([
      [11, 20, 41, 60],
      [50, 0, 70, 20],
    ]);
  });

  test("markers stand on their vertices", () => {
    const body = `<marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2" markerUnits="userSpaceOnUse"><rect width="4" height="4" fill="red"/></marker>
      <path fill="none" marker-mid="url(#m)" d="M0 0L50 50L100 0"/>`;
    expect(fills(drawn(svg(body)).items).map(({ path }) => boxOf(path))).toEqual([
      [48, 48, 52, 52],
    ]);
  });
});

describe("paint", () => {
  test.each([
    ['fill="#F80"', "#ff8800", 1],
    ['fill="rgb(255, 0 51)"', "#ff0033", 1],
    ['fill="hsl(120 100% 25%)"', "#008000", 1],
    ['fill="CornflowerBlue"', "#6495ed", 1],
    ['fill="#11223380"', "#112233", 128 / 255],
    ['fill="red" fill-opacity="50%" opacity=".5"', "#ff0000", 0.25],
    ['style="fill: lime !important"', "#00ff00", 1],
    ['class="b a"', "#0000ff", 1],
    ['class="d" style="fill:blue"', "#ff0000", 1],
    ['fill="#gggggg"', "#000000", 1],
    ['id="x"', "#ff00ff", 1],
    ['color="teal" fill="currentColor"', "#008080", 1],
    ['fill="url(#none) orange"', "#ffa500", 1],
  ])("%s", (attributes, colour, opacity) => {
    const body = `<style>.a, .c { fill: #00f } .b.a{} .d{fill:red!important} #x{fill:magenta} @media print{.a{fill:red}}</style><rect ${attributes} width="9" height="9"/>`;
    const [fill] = fills(drawn(svg(body)).items);
    expect(fill?.paint).toBe(colour);
    expect(fill?.opacity).toBeCloseTo(opacity, 5);
  });

  test("a linear gradient stays a gradient, in output coordinates", () => {
    const body = `<linearGradient id="g" gradientTransform="rotate(90)"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
      <rect x="10" width="20" height="40" fill="url(#g)"/>`;
    const [fill] = fills(drawn(svg(body)).items);
    expect(fill?.paint).toMatchObject({ x1: 10, y1: 0, y2: 40 });
  });

  test("a radial gradient stays one, from its focus to its circle, whatever it is laid on by", () => {
    const body = `<radialGradient id="g" fx=".25" fr=".1"><stop stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><rect x="10" width="80" height="40" fill="url(#g)"/>`;
    const image = drawn(svg(body));
    expect(image.dropped).toEqual([]);
    const [fill, ...others] = fills(image.items);
    expect(others).toEqual([]);
    expect(fill?.paint).toEqual({
      matrix: [40, 0, 0, 20, 50, 20],
      focus: { x: -0.5, y: 0, radius: expect.closeTo(0.2, 9) as number },
      stops: [
        { at: 0, colour: "#ffffff", alpha: 1 },
        { at: 1, colour: "#000000", alpha: 0 },
      ],
    });
  });

  test.each([
    { spread: "repeat", away: 17.5 },
    { spread: "reflect", away: 12.5 },
  ])("a radial gradient that goes on does so round its focus: $spread", ({ spread, away }) => {
    const body = `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="10" spreadMethod="${spread}"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient><rect width="100" height="100" fill="url(#g)"/>`;
    const { items } = drawn(svg(body));
    expect(colourAt(items, { x: 50, y: 52.5 })).toBe("#404040");
    expect(colourAt(items, { x: 50 - away, y: 50 })).toBe("#bfbfbf");
  });

  test("what cannot be drawn is named, once", () => {
    const body = `<filter id="f"/><text>no</text><text>no</text><rect width="5" height="5" filter="url(#f)" mask="url(#m)"/>
      <image href="https://example.org/a.png" width="5" height="5"/><script>1</script><a onclick="x()">${square}</a><foreignObject/>`;
    expect(drawn(svg(body)).dropped).toEqual([
      ...[
        "event_handler",
        "external_reference",
        "filter",
        "foreignObject",
        "mask",
        "script",
        "text",
      ],
    ]);
  });

  test("an embedded picture keeps its place and its bytes", () => {
    const body = `<image x="10" y="10" width="20" height="40" href="data:image/png;base64,${png}"/>`;
    const image = drawn(svg(body));
    expect(image.images).toEqual([
      { asset: "0", mime: "image/png", width: 1, height: 1, base64: png },
    ]);
    expect(image.items).toEqual([
      { kind: "image", asset: "0", matrix: [20, 0, 0, 20, 10, 20], opacity: 1 },
    ]);
  });
});

describe("refusals", () => {
  test.each([
    ["doctype", `<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY a "b">]>${svg(square)}`],
    ["doctype", `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>${svg(square)}`],
    ["doctype", `<!DOCTYPE svg []>${svg(square)}`],
    ["not_xml", `<!DOCTYPE svg>${svg("&nbsp;")}`],
    ["not_xml", "<svg><g></svg>"],
    ["not_xml", ""],
    ["not_xml", "just text"],
    ["not_xml", svg("&nbsp;")],
    ["not_svg", "<html/>"],
    ["empty", svg("<text>only text</text>")],
    ["too_complex", svg(`${"<g>".repeat(200)}${square}${"</g>".repeat(200)}`)],
    ["too_complex", svg("<g/>".repeat(60_000))],
  ])("%s", (reason, text) => {
    expect(readSvg(text)).toEqual({ ok: false, reason });
  });
});

test.each([
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 20010904//EN'\n  'http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd'>",
  '<!DOCTYPE svg SYSTEM "logo.dtd">',
  "<!DOCTYPE svg >",
])("a DOCTYPE that only names a table is passed over: %s", (declaration) => {
  const plain = readSvg(svg(square));
  expect(plain.ok).toBe(true);
  expect(readSvg(`<?xml version="1.0" standalone="no"?>\n${declaration}\n${svg(square)}`)).toEqual(
    plain,
  );
});

describe("writing", () => {
  const body = `<defs><linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath></defs>
    <g clip-path="url(#c)"><rect width="100" height="100" fill="url(#g)" opacity=".5"/></g>
    <path d="M0 0C10 20 30 40 50 50z" fill-rule="evenodd" stroke="#0a0" stroke-linejoin="round"/>
    <image width="10" height="10" href="data:image/png;base64,${png}"/>`;

  test("reading what was written gives the same text again", () => {
    const once = writeSvg(drawn(svg(body)));
    expect(writeSvg(drawn(once))).toBe(once);
  });

  test("a large drawing can be read again", () => {
    const curves = Array.from({ length: 60_000 }, (_, at) => `c1 .${at} 2 -.${at} 3 .1`).join("");
    const image = drawn(svg(`<path d="M0 0${curves}z"/>`, 'viewBox="0 0 180000 6000"'));
    const text = writeSvg(image);
    expect(text.length).toBeGreaterThan(2_000_000);
    expect(countSteps(drawn(text).items)).toBe(60_002);
  });

  test("a value that is not a colour or a number is refused", () => {
    const image = drawn(svg(square));
    const [item] = fills(image.items);
    if (!item) throw new Error("nothing drawn");
    const bad = (change: object): VectorImage => ({ ...image, items: [{ ...item, ...change }] });
    expect(() => writeSvg(bad({ paint: '"/><script>' }))).toThrow(TypeError);
    expect(() => writeSvg(bad({ opacity: Number.NaN }))).toThrow(TypeError);
    expect(() => writeSvg(bad({ path: [["M", Number.NaN, 0]] }))).toThrow(TypeError);
  });
});

describe("one colour", () => {
  test("a drawing in one colour takes another", () => {
    const image = drawn(svg(`${square}<path d="M0 0h5v5z" opacity=".5"/>`));
    expect(isOneColour(image)).toBe(true);
    expect(fills(recolourVector(image, "#123456").items).map(({ paint }) => paint)).toEqual([
      ...["#123456", "#123456"],
    ]);
    expect(isOneColour(drawn(svg(`${square}<path fill="red" d="M0 0h5v5z"/>`)))).toBe(false);
  });
});
