import { flattenPath, signedArea } from "@holeshot/geometry";
import { describe, expect, it } from "vitest";
import { compileTemplate } from "./compile.ts";
import type { CompiledTemplate } from "./compile.ts";
import type { Mistake, ProductPieces } from "./types.ts";

const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const target: ProductPieces = {
  product: "jersey",
  pieces: [
    { id: "front", printed: true, bounds: box(-100, 0, 100, 200) },
    { id: "sleeve_left", printed: true, bounds: box(-50, 0, 50, 100) },
    { id: "collar", printed: false, bounds: box(-60, 0, 60, 20) },
  ],
};
const names = (name: string) => ({ nl: name, en: name, de: name, dk: name, fr: name });
const front = `<rect id="z-base--front" x="-120" y="-20" width="240" height="240" fill="#ffffff"/>
<path id="z-stripe--front" d="M-120 50H120V80H-120Z" fill="#ff0000"/>`;
const slot = `<rect id="s-number-chest" x="-30" y="-20" width="60" height="40" fill="none" transform="translate(0 120) rotate(15)"/>`;
const sleeve = `<rect id="z-base--sleeve" x="-70" y="-20" width="140" height="140" style="fill:#fff"/>`;
const collar = `<rect id="f-rib--collar" x="-61" y="-1" width="122" height="22" fill="#222222"/>`;

interface Parts {
  readonly front?: string;
  readonly sleeve?: string;
  readonly collar?: string;
  readonly extra?: string;
}

function drawing(parts: Parts = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300">
<title>Trial</title>
<g id="guide"><text>never printed</text></g>
<g id="p-front" transform="translate(130 30)">
${parts.front ?? front + slot}
</g>
<g id="p-sleeve-left">${parts.sleeve ?? sleeve}</g>
<g id="p-collar">${parts.collar ?? collar}</g>
${parts.extra ?? ""}
</svg>`;
}

const meta = {
  id: "trial",
  pattern: 1,
  name: names("Trial"),
  zones: [
    { id: "base", name: names("Base") },
    { id: "stripe", name: names("Stripe") },
    { id: "rib", kind: "fabric", name: names("Rib") },
  ],
  roles: [{ id: "num", name: names("Digit") }],
  colourways: [
    {
      id: "red",
      name: "Red",
      zones: { base: "#ffffff", stripe: "#ff0000", rib: "#222222" },
      roles: { num: "#000000" },
    },
  ],
  contrast: [{ a: "num", b: "base", least: 7 }],
  texts: {
    jersey: [{ slot: "number-chest", text: "7", font: "block", size: 40, colour: "num" }],
  },
};

function compile(svg: string, file: unknown = meta, more: Record<string, string> = {}) {
  const text = typeof file === "string" ? file : JSON.stringify(file, null, 1);
  return compileTemplate({
    folder: "templates/trial",
    files: { "template.json": text, "jersey.svg": svg, ...more },
    products: [target],
    fonts: new Set(["block"]),
  });
}

function mistakesOf(result: CompiledTemplate): readonly Mistake[] {
  return result.ok ? [] : result.mistakes;
}

describe("a sound template", () => {
  const result = compile(drawing());

  it("compiles", () => {
    expect(mistakesOf(result)).toEqual([]);
  });

  it("keeps the painting order and leaves the sheet's layout behind", () => {
    if (!result.ok) throw new Error("does not compile");
    const art = result.template.art.jersey;
    expect(art?.zones.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      "fabric rib",
      "ink base",
      "ink stripe",
    ]);
    expect(art?.zones[2]?.paths["front"]).toEqual([
      ["M", -120, 50],
      ["L", 120, 50],
      ["L", 120, 80],
      ["L", -120, 80],
      ["Z"],
    ]);
  });

  it("reads a slot's centre, box and turn", () => {
    if (!result.ok) throw new Error("does not compile");
    expect(result.template.art.jersey?.slots).toEqual([
      {
        id: "number-chest",
        role: "number",
        piece: "front",
        x: 0,
        y: 120,
        width: 60,
        height: 40,
        rotation: 15,
      },
    ]);
  });

  it("tells how high the kit's own lettering is where its outlines reach beyond the box", () => {
    const text = meta.texts.jersey[0];
    const outlined = { ...text, outlines: [{ colour: "num", width: 4 }] };
    const told = compile(drawing(), { ...meta, texts: { jersey: [outlined] } });
    expect(told.ok && told.template.art.jersey?.slots[0]?.lettered).toBe(48);
  });

  it("keeps an emblem apart from what goes with the cloth, and tells its number", () => {
    const star = `d="M-50 90L0 60L50 90V150H-50Z" fill="#ff0000"/>`;
    const marked = `${front}<path id="e-stripe--star" ${star}<path id="e-stripe--ring" ${star}`;
    const text = meta.texts.jersey[0];
    const texts = { jersey: [{ ...text, plate: { width: 80, height: 60 } }] };
    const told = compile(drawing({ front: marked + slot }), { ...meta, texts });
    if (!told.ok) throw new Error(told.mistakes.map(({ message }) => message).join());
    const art = told.template.art.jersey;
    expect(art?.zones.map(({ id, emblem = false }) => [id, emblem])).toEqual([
      ["rib", false],
      ["base", false],
      ["stripe", false],
      ["stripe", true],
      ["stripe", true],
    ]);
    expect(art?.slots[0]?.plate).toEqual({ width: 80, height: 60, emblem: true });
  });

  it("is the same every time", () => {
    expect(JSON.stringify(compile(drawing()))).toBe(JSON.stringify(result));
  });

  it("adds up shapes of one zone that were drawn in opposite directions", () => {
    const two = `<path id="z-base--front" d="M-120-20H120V220H-120Z" fill="#fff"/>
<path id="z-base--front-2" d="M-10 10V90H90V10Z" fill="#fff"/>${slot}`;
    const stripe = `<path id="z-stripe--s" d="M0 0L9 0L9 9Z" fill="#f00"/>`;
    const both = compile(drawing({ front: two, sleeve: sleeve + stripe }));
    if (!both.ok) throw new Error("does not compile");
    const contours = flattenPath(both.template.art.jersey?.zones[1]?.paths["front"] ?? [], 0.1);
    expect(contours.map(({ points }) => Math.sign(signedArea(points)))).toEqual([1, 1]);
  });

  it("gives a zone that lies under and over another two levels with one id", () => {
    const over = `${front}<circle id="z-base--front-dot" cx="0" cy="65" r="5" fill="#fff"/>${slot}`;
    const twice = compile(drawing({ front: over }));
    if (!twice.ok) throw new Error("does not compile");
    expect(twice.template.art.jersey?.zones.map(({ id }) => id)).toEqual([
      "rib",
      "base",
      "stripe",
      "base",
    ]);
  });
});

const shape = (attributes: string, id = "z-stripe--x") =>
  `${front}${slot}\n<path id="${id}" ${attributes}/>`;
const red = `fill="#ff0000"`;
const triangle = `d="M0 0L9 0L9 9Z"`;

/** Each mistake alone, with the line it must be found on. */
const faults: [string, string, number, CompiledTemplate][] = [
  ["broken_xml", "jersey.svg", 2, compile("<svg>\n<g></svg>")],
  ["broken_xml", "jersey.svg", 1, compile(`<!DOCTYPE svg><svg/>`)],
  ["broken_json", "template.json", 2, compile(drawing(), '{\n"id": trial}')],
  ["wrong_value", "template.json", 3, compile(drawing(), { ...meta, pattern: 0 })],
  ["unknown_piece", "jersey.svg", 10, compile(drawing({ extra: `<g id="p-hood"/>` }))],
  ["unknown_element", "jersey.svg", 10, compile(drawing({ extra: `<path d="M0 0Z"/>` }))],
  ["unknown_id", "jersey.svg", 7, compile(drawing({ front: shape("", "q") }))],
  [
    "duplicate_id",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`${red} ${triangle}`, "z-stripe--front") })),
  ],
  [
    "unknown_zone",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`${red} ${triangle}`, "z-star--x") })),
  ],
  [
    "ink_on_fabric",
    "jersey.svg",
    9,
    compile(drawing({ collar: `${collar}<path id="z-stripe--x" ${red} ${triangle}/>` })),
  ],
  [
    "fabric_on_print",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`fill="#222222" ${triangle}`, "f-rib--x") })),
  ],
  [
    "wrong_colour",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`fill="#ff0001" ${triangle}`) })),
  ],
  [
    "stroke",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`${red} stroke="#000" ${triangle}`) })),
  ],
  [
    "effect",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`${red} style="opacity:.5" ${triangle}`) })),
  ],
  ["image", "jersey.svg", 5, compile(drawing({ front: `<image href="x.png"/>${front}${slot}` }))],
  ["live_text", "jersey.svg", 5, compile(drawing({ front: `<text>7</text>${front}${slot}` }))],
  ["use_element", "jersey.svg", 5, compile(drawing({ front: `<use href="#a"/>${front}${slot}` }))],
  ["open_path", "jersey.svg", 7, compile(drawing({ front: shape(`${red} d="M0 0L9 0L9 9"`) }))],
  ["empty_shape", "jersey.svg", 7, compile(drawing({ front: shape(`${red} d="M0 0Z"`) }))],
  ["bad_path", "jersey.svg", 7, compile(drawing({ front: shape(`${red} d="M0 0L9"`) }))],
  [
    "bad_transform",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`${red} ${triangle} transform="spin(2)"`) })),
  ],
  [
    "even_odd",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`${red} ${triangle} fill-rule="evenodd"`) })),
  ],
  [
    "far_outside",
    "jersey.svg",
    7,
    compile(drawing({ front: shape(`${red} d="M900 0L909 0L909 9Z"`) })),
  ],
  ["uncovered", "jersey.svg", 8, compile(drawing({ sleeve: sleeve.replace('"140"', '"115"') }))],
  [
    "uncovered",
    "jersey.svg",
    1,
    compile(drawing().replace(/<g id="p-collar">.*<\/g>/, ""), {
      ...meta,
      zones: meta.zones.slice(0, 2),
      colourways: [{ ...meta.colourways[0], zones: { base: "#ffffff", stripe: "#ff0000" } }],
    }),
  ],
  [
    "slot_shape",
    "jersey.svg",
    6,
    compile(
      drawing({
        front: front + slot + slot.replace("chest", "arm").replace("rotate(15)", "scale(2)"),
      }),
    ),
  ],
  [
    "too_large",
    "jersey.svg",
    1,
    compile(drawing({ extra: `<desc>${"x".repeat(150_000)}</desc>` })),
  ],
  [
    "too_many_nodes",
    "jersey.svg",
    1,
    compile(
      drawing({
        front: shape(`${red} d="M0 0${"h1".repeat(20_000)}V9Z"`).replace(
          "h1".repeat(20_000),
          "h1h-1".repeat(10_000),
        ),
      }),
    ),
  ],
  ["unknown_product", "cape.svg", 1, compile(drawing(), meta, { "cape.svg": "<svg/>" })],
  [
    "missing_file",
    "template.json",
    87,
    compile(drawing(), { ...meta, texts: { ...meta.texts, pants: [] } }),
  ],
];

describe("a mistake is found with its file, line and remedy", () => {
  it.each(faults)("%s in %s, line %i", (code, file, line, result) => {
    const found = mistakesOf(result).map((each) => ({
      code: each.code,
      file: each.file,
      line: each.line,
    }));
    expect(found).toEqual([{ code, file: `templates/trial/${file}`, line }]);
    expect(mistakesOf(result)[0]?.remedy).toMatch(/^[A-Z].+\.$/);
  });

  const codes = (file: unknown) => mistakesOf(compile(drawing(), file)).map(({ code }) => code);
  const way = meta.colourways[0];

  it("names every other mistake of template.json", () => {
    const { fr: _, ...four } = names("Trial");
    expect(codes({ ...meta, name: four })).toEqual(["missing_language"]);
    expect(codes({ ...meta, extra: 1 })).toEqual(["wrong_value"]);
    expect(codes({ ...meta, zones: [...meta.zones, { id: "star", name: names("Star") }] })).toEqual(
      ["missing_colour", "unused_zone"],
    );
    expect(codes({ ...meta, colourways: [way, way] })).toEqual(["duplicate_id"]);
    const more = { ...way, zones: { ...way?.zones, star: "#000000" } };
    expect(codes({ ...meta, colourways: [more] })).toEqual(["unknown_zone"]);
    const grey = { ...way, id: "grey", zones: { ...way?.zones, base: "#777777" } };
    expect(codes({ ...meta, colourways: [way, grey] })).toEqual(["low_contrast"]);
    const text = meta.texts.jersey[0];
    expect(codes({ ...meta, texts: { jersey: [{ ...text, slot: "number-leg" }] } })).toEqual([
      "unknown_slot",
    ]);
    expect(codes({ ...meta, texts: { jersey: [{ ...text, font: "comic" }] } })).toEqual([
      "unknown_font",
    ]);
    expect(codes({ ...meta, texts: { jersey: [{ ...text, colour: "gold" }] } })).toEqual([
      "unknown_role",
    ]);
  });

  it("answers all mistakes of all files at once", () => {
    const bad = drawing({ front: `<text>7</text>${front}${slot}`, extra: `<g id="p-hood"/>` });
    expect(
      mistakesOf(compile(bad, { ...meta, contrast: [{ a: "num", b: "rib", least: 7 }] })),
    ).toHaveLength(3);
  });
});
