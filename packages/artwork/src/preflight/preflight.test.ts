import { expect, test } from "vitest";
import { preflight } from "@holeshot/artwork";
import type { PreflightInput } from "@holeshot/artwork";
import { applyCommand } from "@holeshot/design";
import type { Layer, TextLayer, TextStyle } from "@holeshot/design";
import type { Path } from "@holeshot/geometry";
import {
  colourLayer,
  imageLayer,
  rectanglePiece,
  sceneInput,
  testGarment,
  textLayer,
} from "../../testing/fixtures.ts";

const others = ["russo-one", "graduate", "saira", "marker"];

function findings(layers: readonly Layer[], changes: Partial<PreflightInput> = {}) {
  return preflight({ ...sceneInput(layers), otherFonts: others, ...changes });
}

function codes(layers: readonly Layer[], changes: Partial<PreflightInput> = {}) {
  return findings(layers, changes).map(({ code, layer }) => `${layer} ${code}`);
}

const picture = imageLayer({ source: { type: "image", id: "photo" }, y: 200 });
const wide = { enabled: true, colour: "#ffffff", width: 4 };

test("A6.1 a sound design has no findings", () => {
  expect(codes([colourLayer(), textLayer({ stroke: wide }), imageLayer()])).toEqual([]);
  // Bold letters: the first outline is of their own colour, the second sets them off.
  const number = textLayer({ role: "number", text: "7" });
  const bold = { stroke: { ...wide, colour: number.colour }, strokes: [wide] };
  expect(codes([{ ...number, ...bold }])).toEqual([]);
});

test.each<[string, Layer, string]>([
  ["a picture of 76 dpi", { ...picture, width: 100 }, "i1 poor_resolution"],
  ["a picture of 109 dpi", { ...picture, width: 70 }, "i1 fair_resolution"],
  ["text over the edge", textLayer({ x: 150 }), "t1 outside_piece"],
  ["text under a seam", textLayer({ x: 45 }), "t1 under_seam"],
  ["text too wide for the piece", textLayer({ size: 95 }), "t1 outside_piece"],
  ["a picture over the edge", { ...imageLayer(), x: 195 }, "i1 outside_piece"],
  [
    "an outline of half a millimetre",
    textLayer({ stroke: { ...wide, width: 0.5 } }),
    "t1 thin_stroke",
  ],
  [
    "a letter the font lacks",
    textLayer({ text: "ALŌHA", font: "graduate" }),
    "t1 missing_character",
  ],
  [
    "a number like its ground",
    textLayer({ role: "number", text: "7", colour: "#eeeeee" }),
    "t1 low_contrast",
  ],
  [
    "a number like its outline",
    textLayer({ role: "number", text: "7", stroke: { ...wide, colour: "#c3302e" } }),
    "t1 low_contrast",
  ],
])("A6.2 %s is found, and its fix takes the finding away", (_name, layer, expected) => {
  const found = findings([layer]);
  expect(found.map((one) => `${one.layer} ${one.code}`)).toEqual([expected]);
  let { document } = sceneInput([layer]);
  expect(found[0]?.fix.length).toBeGreaterThan(0);
  for (const command of found[0]?.fix ?? []) {
    const result = applyCommand(document, command);
    if (!result.ok) throw new Error(result.code);
    document = result.document;
  }
  expect(preflight({ ...sceneInput([]), document, otherFonts: others })).toEqual([]);
});

test("A6.11 a name too long for the shoulders becomes smaller there; one that hangs over the edge moves in", () => {
  const outline: Path = [
    ...([
      ["M", -160, 0],
      ["L", 160, 0],
      ["L", 160, 250],
      ["L", 300, 300],
    ] as const),
    ...([["L", 300, 600], ["L", -300, 600], ["L", -300, 300], ["L", -160, 250], ["Z"]] as const),
  ];
  const shouldered = { ...rectanglePiece("front", -300, 0, 300, 600), outline, safe: outline };
  const garment = { ...testGarment(), pieces: [shouldered] };
  const fixes = (changes: Partial<TextLayer>) =>
    findings([textLayer({ stroke: wide, ...changes })], { garment }).flatMap(({ fix }) => fix);
  expect(fixes({ size: 55 })).toMatchObject([{ type: "scale_layers", layers: ["t1"] }]);
  expect(fixes({ x: 110 })).toMatchObject([{ type: "move_layers", layers: ["t1"] }]);
});

test("A6.2 a picture of too few pixels is not made smaller than 10 mm", () => {
  // At 150 dpi 60 pixels are 10.2 mm wide, 58 are 9.8.
  const fixOf = (width: number) => {
    const images = () => ({ asset: "few", width, height: width });
    const square = { ...picture, width: 100, height: 100 };
    return findings([square], { images }).map(({ code, fix }) => [code, fix.length]);
  };
  expect(fixOf(60)).toEqual([["poor_resolution", 1]]);
  expect(fixOf(58)).toEqual([["poor_resolution", 0]]);
  expect(fixOf(1)).toEqual([["poor_resolution", 0]]);
});

test("A6.3 resolution counts at the largest ordered size", () => {
  const fine = { ...picture, width: 50 };
  expect(codes([fine])).toEqual([]);
  expect(codes([fine], { largestScale: 1.2 })).toEqual(["i1 fair_resolution"]);
});

test("A6.4 an empty number is told before anyone is ordered for", () => {
  const number = textLayer({ role: "number", text: "", stroke: wide });
  expect(codes([number])).toEqual(["t1 unfilled_number"]);
  expect(codes([textLayer({ text: "", stroke: wide })])).toEqual([]);
});

test("A6.4 a name or number nobody fills is told, with how many riders lack it", () => {
  const name = textLayer({ role: "name", text: " ", stroke: wide });
  expect(codes([{ ...name, text: "NAAM" }])).toEqual([]);
  const riders = [{ name: "KIM" }, { name: "" }, { number: "3" }];
  const own = textLayer({ role: "name", text: "", stroke: wide });
  expect(codes([{ ...own, text: "A" }], { riders })).toEqual(["t1 unfilled_name"]);
});

test("A6.4 a sample is told as one, and of its place and look nothing: it is not made", () => {
  const sample = textLayer({ role: "name", text: "LINDHOLM", sample: "LINDHOLM", x: 150 });
  expect(findings([sample])).toMatchObject([
    { code: "sample_left", level: "advice", params: { text: "LINDHOLM", count: 1 }, fix: [] },
  ]);
  expect(codes([{ ...sample, text: "DE JONG" }])).toEqual(["t1 outside_piece"]);
  const sponsor = textLayer({ id: "t2", text: "TORQAL", sample: "TORQAL", stroke: wide });
  expect(codes([sponsor])).toEqual(["t2 sample_left"]);
});

test("A6.4 a rider's name fills a sample; who has none is counted", () => {
  const name = textLayer({ role: "name", text: "NAAM", sample: "NAAM", stroke: wide });
  expect(codes([name], { riders: [{ name: "KIM" }] })).toEqual([]);
  expect(findings([name], { riders: [{ name: "KIM" }, { name: "" }] })).toMatchObject([
    { code: "sample_left", params: { count: 1 } },
  ]);
});

test("A6.5 every rider's name is tried", () => {
  const name = textLayer({
    id: "t-name",
    piece: "back",
    y: 80,
    size: 38,
    role: "name",
    text: "NAAM",
    stroke: wide,
  });
  const found = findings([name], {
    riders: [
      { name: "KIM" },
      { name: "WESTERSCHOUWEN-HAAMSTEDE-WWWWWWWWWWWWWWWW" },
      { name: "李" },
    ],
  });
  expect(found.map(({ code, params }) => [code, params])).toEqual([
    ["text_too_long", { text: "WESTERSCHOUWEN-HAAMSTEDE-WWWWWWWWWWWWWWWW" }],
    ["missing_character", { characters: "李" }],
  ]);
});

test("A6.2 a face is offered that can draw all of it, accents typed apart and what nobody sees included", () => {
  const offered = (text: string) =>
    findings([textLayer({ font: "graduate", text, stroke: wide })]).map(({ code, fix }) => [
      code,
      ...fix,
    ]);
  const use = (font: string) => ({
    type: "style_text",
    product: "jersey",
    layers: ["t1"],
    style: { font },
  });
  expect(offered("ИВАН\u00ad\ufe0f")).toEqual([["missing_character", use("russo-one")]]);
  expect(offered("Z\u0308E\u0301\u200d")).toEqual([["missing_character", use("saira")]]);
  expect(offered("李")).toEqual([["missing_character"]]);
});

test("A6.6 missing fonts, pictures and pieces are problems; hidden layers are not looked at", () => {
  expect(
    codes([
      textLayer({ font: "comic" }),
      imageLayer({ source: { type: "image", id: "gone" } }),
      textLayer({ id: "t2", piece: "tail" }),
      textLayer({ id: "t3", x: 900, hidden: true }),
    ]),
  ).toEqual(["t1 missing_font", "i1 missing_picture", "t2 missing_piece"]);
});

test("A6.10 digits that an outline or shadow of their own colour closes are told, and thinner they are not", () => {
  const number = textLayer({ role: "number", text: "86", size: 60, colour: "#ffffff" });
  const outlined = (colour: string, width: number, more: Partial<TextLayer> = {}) => ({
    ...number,
    stroke: { enabled: true, colour, width },
    ...more,
  });
  const told = (layer: Layer) =>
    findings([layer]).flatMap(({ code, params, fix }) =>
      code === "closed_letters" ? [[params["characters"], ...fix] as const] : [],
    );
  const style = (of: TextStyle) =>
    ({ type: "style_text", product: "jersey", layers: ["t1"], style: of }) as const;
  const far = { colour: "#101114", width: 2 };
  const shadow = { colour: "#f4f0c0", dx: 14, dy: 9 };

  expect(told(outlined("#ffffff", 1))).toEqual([]);
  expect(told(outlined("#101114", 9))).toEqual([]);
  const [thick] = told(outlined("#ffffff", 9, { strokes: [far] }));
  expect(thick?.[0]).toBe("8 6");
  expect(thick?.[1]).toMatchObject(
    style({ stroke: { enabled: true, colour: "#ffffff", width: 5 } }),
  );
  // A colour that is nearly the digits' own was meant to be another.
  const [pale] = told(outlined("#f4f0c0", 9));
  expect(pale?.[1]).toEqual(style({ stroke: { enabled: true, colour: "#000000", width: 9 } }));
  const [cast] = told({ ...number, shadow });
  expect(cast?.[1]).toEqual(style({ shadow: { ...shadow, colour: "#000000" } }));
  // What stands off keeps the shadow apart.
  expect(told(outlined("#101114", 2, { shadow }))).toEqual([]);
});
