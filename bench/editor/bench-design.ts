import { createFontShaper, loadHarfBuzz, readSvg } from "@holeshot/artwork";
import type { ShapedLine, VectorPicture } from "@holeshot/artwork";
import type { DesignDocument, Layer } from "@holeshot/design";
import * as icons from "simple-icons";
import { seeded } from "../../packages/artwork/testing/seeded-design.ts";
import {
  colourLayer,
  fontBytes,
  imageLayer,
  rectangle,
  rectanglePiece,
  textLayer,
} from "../../packages/artwork/testing/fixtures.ts";
import type { Given } from "./given.ts";

const colours = ["#ffc21a", "#d8262f", "#163f8c", "#f4efe2", "#14161a", "#17c3d6"];
const words = ["HOLESHOT", "86", "TORQAL", "Ødegård", "KILO7", "MX", "23", "ZANDVAST"];
const fonts = ["russo-one", "graduate", "saira"];
const logoNames = [
  "siKtm",
  "siHonda",
  "siYamahacorporation",
  "siSuzuki",
  "siDucati",
  "siRedbull",
  "siShell",
  "siBosch",
  "siHusqvarna",
  "siStrava",
];

/** 60 layers on one piece: 2 zones, 48 texts, many bent and outlined, 10 logos. */
export async function benchDesign(): Promise<Given> {
  const random = seeded(60);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const between = (from: number, to: number) => from + random() * (to - from);
  const layers: Layer[] = [
    colourLayer({ gradient: { secondary: "#d8262f", direction: "top_to_bottom" } }),
    colourLayer({ id: "c2", zone: "block", primary: "#163f8c" }),
  ];
  for (let i = 0; i < 48; i += 1) {
    const outlined = random() < 0.6;
    layers.push(
      textLayer({
        id: `t${i}`,
        text: pick(words),
        font: pick(fonts),
        size: between(10, 34),
        colour: pick(colours),
        x: between(-150, 150),
        y: between(40, 460),
        rotation: between(-30, 30),
        curve: { kind: "arc", amount: between(-80, 80) },
        stroke: { enabled: outlined, colour: pick(colours), width: between(1, 3) },
        strokes: [{ colour: pick(colours), width: 1.5 }],
      }),
    );
  }
  const logos = await tenLogos();
  Object.keys(logos).forEach((id, i) => {
    const place = { x: between(-150, 150), y: between(40, 460), rotation: between(-20, 20) };
    layers.splice(
      6 * (i + 1),
      0,
      imageLayer({
        id: `i${i}`,
        source: { type: "logo", id },
        width: between(30, 70),
        recolour: pick(colours),
        ...place,
      }),
    );
  });
  const middle = layers.findIndex((layer, index) => index >= 30 && layer.kind === "text");
  layers[middle] = textLayer({
    id: "target",
    text: "HOLESHOT",
    size: 26,
    y: 250,
    curve: { kind: "arc", amount: 60 },
    stroke: { enabled: true, colour: "#ffffff", width: 2.5 },
    strokes: [{ colour: "#14161a", width: 2 }],
  });
  const document: DesignDocument = {
    schema: 1,
    pattern: 1,
    products: { jersey: { template: "bench", layers, properties: {} } },
  };
  const whole = rectangle(-215, -15, 215, 515);
  const block = rectangle(-215, 300, 215, 515);
  return {
    document,
    garment: {
      product: "jersey",
      pattern: 1,
      size: "L",
      pieces: [rectanglePiece("front", -200, 0, 200, 500)],
      seams: [],
    },
    art: {
      template: "bench",
      product: "jersey",
      pattern: 1,
      slots: [],
      zones: [
        { id: "base", kind: "ink", paths: { front: whole } },
        { id: "block", kind: "ink", paths: { front: block } },
      ],
    },
    shaped: await shapedLines(layers),
    logos,
    target: "target",
  };
}

async function shapedLines(layers: readonly Layer[]): Promise<Record<string, ShapedLine>> {
  const harfbuzz = await loadHarfBuzz();
  const shapers = new Map(fonts.map((font) => [font, createFontShaper(harfbuzz, fontBytes(font))]));
  const lines = layers.flatMap((layer) => {
    const shaped =
      layer.kind === "text" ? shapers.get(layer.font)?.shape(layer.text, true) : undefined;
    return layer.kind === "text" && shaped
      ? [[`${layer.font} ${layer.text}`, shaped] as const]
      : [];
  });
  return Object.fromEntries(lines);
}

async function tenLogos(): Promise<Record<string, VectorPicture>> {
  const known = icons as unknown as Record<string, { readonly svg: string } | undefined>;
  const found = logoNames.flatMap((name) => {
    const svg = known[name]?.svg;
    const read = svg === undefined ? undefined : readSvg(svg);
    return read?.ok
      ? [
          [
            name,
            { width: read.image.width, height: read.image.height, items: read.image.items },
          ] as const,
        ]
      : [];
  });
  if (found.length < 10)
    throw new Error(`only ${found.length} logos: ${found.map(([name]) => name).join(" ")}`);
  return Object.fromEntries(found);
}
