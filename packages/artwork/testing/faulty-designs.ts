import type { ImageLayer, Layer, TextLayer } from "@holeshot/design";
import { draftGarment } from "@holeshot/garments";
import type { PixelPicture, RosterEntry, SceneInput } from "@holeshot/artwork";
import { boltLogo, colourLayer, imageLayer, rectangle, testFont, textLayer } from "./fixtures.ts";
import { seeded } from "./seeded-design.ts";

/** Designs on the real jersey, sound or with one fault on purpose. Knows nothing of how faults are found. */
export const faultKinds = [
  "poor_resolution",
  "fair_resolution",
  "text_outside",
  "picture_outside",
  "text_under_seam",
  "picture_under_seam",
  "thin_stroke",
  "missing_character",
  "low_contrast",
  "unfilled",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A design, the layer that was made for the purpose, and who wears it. */
export interface MadeDesign {
  readonly input: SceneInput;
  readonly layer: TextLayer | ImageLayer;
  readonly riders: readonly RosterEntry[];
}

const jersey = draftGarment({ product: "jersey", size: "L" });
const grounds = ["#eceae3", "#1b2434", "#ffc21a", "#0f4f8f", "#15171c"] as const;
const inks = ["#ffffff", "#14161a", "#ffd23d", "#d3202e", "#163f8c"] as const;
const words = ["HOLESHOT", "TORQAL", "DE VRIES", "MX", "Åse", "KILO7", "race day", "JANSSENS"];
const fonts = ["russo-one", "graduate", "saira", "marker"];
const strange = ["漢", "한", "🏁", "ع", "カ"];
const pieces = ["front", "back", "sleeve_left", "sleeve_right"] as const;

class Maker {
  readonly random: () => number;
  constructor(seed: number) {
    this.random = seeded(seed);
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }
  between(from: number, to: number): number {
    return from + this.random() * (to - from);
  }
}

/** The design around some layers: a ground of one colour on the real jersey. */
export function onJersey(
  layers: readonly Layer[],
  ground: string,
  photo: PixelPicture,
): SceneInput {
  const printed = jersey.pieces.filter(({ material }) => material === "printed");
  const paths = Object.fromEntries(
    printed.map(({ id, bounds: { left, top, right, bottom } }) => [
      id,
      rectangle(left - 25, top - 25, right + 25, bottom + 25),
    ]),
  );
  const base = colourLayer({ id: "ground", zone: "base", primary: ground });
  const design = { template: "plain", layers: [base, ...layers], properties: {} };
  return {
    document: { schema: 1, pattern: 1, products: { jersey: design } },
    product: "jersey",
    garment: jersey,
    art: {
      template: "plain",
      product: "jersey",
      pattern: 1,
      slots: [],
      zones: [{ id: "base", kind: "ink", paths }],
    },
    fonts: testFont,
    vectors: ({ type, id }) => (type === "logo" && id === "bolt" ? boltLogo : undefined),
    images: ({ type, id }) => (type === "image" && id === "photo" ? photo : undefined),
  };
}

/** Places about the middle of each piece, where there is room on the real jersey. */
function spot(make: Maker, piece: (typeof pieces)[number]): { x: number; y: number } {
  return piece === "front" || piece === "back"
    ? { x: make.between(-70, 70), y: make.between(230, 560) }
    : { x: make.between(-40, 40), y: make.between(230, 430) };
}

function away(make: Maker, ground: string): string {
  const light = ["#eceae3", "#ffc21a"].includes(ground);
  return make.pick(light ? ["#14161a", "#163f8c"] : ["#ffffff", "#ffd23d"]);
}

function soundText(make: Maker, ground: string): TextLayer {
  const piece = make.pick(pieces);
  const body = piece === "front" || piece === "back";
  const numbered = make.random() < 0.4;
  const colour = away(make, ground);
  return textLayer({
    ...spot(make, piece),
    piece,
    text: numbered ? String(1 + Math.floor(make.random() * 999)) : make.pick(words),
    ...(numbered && { role: "number" as const }),
    font: make.pick(fonts),
    size: body ? make.between(18, numbered ? 110 : 34) : make.between(10, 18),
    rotation: make.pick([0, 0, 0, make.between(-30, 30), 90]),
    colour,
    stroke: {
      enabled: make.random() < 0.5,
      colour: ground,
      width: make.between(1.1, 5),
    },
    ...(make.random() < 0.2 && { curve: { kind: "arc" as const, amount: make.between(-60, 60) } }),
  });
}

function soundPicture(make: Maker): { layer: ImageLayer; photo: PixelPicture } {
  const piece = make.pick(pieces);
  const width =
    piece === "front" || piece === "back" ? make.between(40, 180) : make.between(25, 70);
  const dpi = make.between(158, 400);
  const logo = make.random() < 0.5;
  const layer = imageLayer({
    ...spot(make, piece),
    piece,
    width,
    rotation: make.pick([0, 0, make.between(-45, 45)]),
    mirrored: make.random() < 0.3,
    source: logo ? { type: "logo", id: "bolt" } : { type: "image", id: "photo" },
  });
  return { layer, photo: pictureOf(width, dpi) };
}

/** A picture that has `dpi` pixels an inch at this printed width. */
function pictureOf(width: number, dpi: number): PixelPicture {
  const pixels = (width / 25.4) * dpi;
  return { asset: "photo", width: Math.round(pixels), height: Math.round(pixels * 0.7) };
}

const anyPhoto: PixelPicture = { asset: "photo", width: 3000, height: 2000 };

/** A design without a fault, as far as its maker can tell; pixels have the last word. */
export function soundDesign(seed: number): MadeDesign {
  const make = new Maker(seed);
  const ground = make.pick(grounds);
  if (make.random() < 0.4) {
    const { layer, photo } = soundPicture(make);
    return { input: onJersey([layer], ground, photo), layer, riders: [] };
  }
  const layer = soundText(make, ground);
  return { input: onJersey([layer], ground, anyPhoto), layer, riders: [] };
}

/** A sound design into which one fault was put. */
export function faultyDesign(kind: FaultKind, seed: number): MadeDesign {
  const make = new Maker(seed);
  const ground = make.pick(grounds);
  if (kind.endsWith("resolution")) {
    const { layer } = soundPicture(make);
    const dpi = kind === "poor_resolution" ? make.between(20, 96) : make.between(104, 146);
    const photo: ImageLayer = { ...layer, rotation: 0, source: { type: "image", id: "photo" } };
    return {
      input: onJersey([photo], ground, pictureOf(layer.width, dpi)),
      layer: photo,
      riders: [],
    };
  }
  const { layer, riders } = kind.startsWith("picture")
    ? { layer: misplaced(make, kind, soundPicture(make).layer), riders: [] }
    : faultyText(make, kind, ground);
  return { input: onJersey([layer], ground, anyPhoto), layer, riders };
}

function faultyText(
  make: Maker,
  kind: FaultKind,
  ground: string,
): { layer: TextLayer; riders: readonly RosterEntry[] } {
  const sound = soundText(make, ground);
  switch (kind) {
    case "thin_stroke": {
      const stroke = { enabled: true, colour: make.pick(inks), width: make.between(0.15, 0.9) };
      return { layer: { ...sound, text: "HEH", rotation: 0, stroke, size: 30 }, riders: [] };
    }
    case "missing_character":
      return {
        layer: { ...sound, text: `A${make.pick(strange)}B` },
        riders: [],
      };
    case "low_contrast": {
      const near = shade(ground, make.between(-0.16, 0.16));
      const bare = { enabled: false, colour: ground, width: 0 };
      const number = { role: "number" as const, text: "86", rotation: 0, size: 60, piece: "back" };
      const place = { x: make.between(-40, 40), y: make.between(300, 500) };
      return { layer: { ...sound, ...number, ...place, colour: near, stroke: bare }, riders: [] };
    }
    case "unfilled": {
      const role = make.pick(["name", "number"] as const);
      const full = { name: "KIM", number: "7" };
      return {
        layer: { ...sound, role, text: role === "name" ? "NAAM" : "00" },
        riders: [full, { ...full, [role]: make.pick(["", " "]) }],
      };
    }
    default:
      return { layer: misplaced(make, kind, sound), riders: [] };
  }
}

/** Where the side seam of front and back lies below the arm, to 2 mm. */
const edge = 297;

/** Pushed towards a side: over the edge by far, or to where only the seam's strip is touched. */
function misplaced<T extends TextLayer | ImageLayer>(make: Maker, kind: FaultKind, layer: T): T {
  const piece = make.pick(["front", "back"] as const);
  const outside = kind.endsWith("outside");
  const side = make.pick([-1, 1]);
  const straight = { ...layer, piece, rotation: 0, curve: undefined };
  delete straight.curve;
  if (layer.kind === "image") {
    const reach = outside ? make.between(15, 60) : make.between(-9, -4);
    const width = make.between(50, 120);
    return { ...straight, width, x: side * (edge + reach - width / 2), y: make.between(420, 520) };
  }
  const half = 42.5 + (layer.stroke.enabled ? layer.stroke.width : 0);
  const text = { ...straight, text: "HEH", size: 30, font: "russo-one" };
  const reach = outside ? make.between(10, 60) : make.between(-9, -4);
  return { ...text, x: side * (edge + reach - half), y: make.between(420, 520) };
}

function shade(colour: string, by: number): string {
  const parts = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  return `#${parts
    .map((v) => Math.round(Math.min(255, Math.max(0, v + by * 255))))
    .map((v) => v.toString(16).padStart(2, "0"))
    .join("")}`;
}
