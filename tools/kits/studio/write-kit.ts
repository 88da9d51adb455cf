import { contrastRatioOf } from "./ink.ts";
import { baseSize, draftGarment, kitPlane, productFacts } from "@holeshot/garments";
import type { Garment, Piece } from "@holeshot/garments";
import type { ProductId } from "@holeshot/domain";
import { shortData } from "../path-data.ts";
import { contour } from "./contour.ts";
import type { Spot } from "./fields.ts";
import type { Kit, Paint, Palette } from "./kit.ts";
import { fabricWords, roleWords, zoneWords } from "./words.data.ts";

const margin = 25;

/** What of a kit drawn by hand is taken over: its lettering's places, and which fabric a piece is made of. */
export interface Donor {
  readonly drawings: Readonly<Partial<Record<ProductId, string>>>;
  readonly texts: Readonly<Partial<Record<ProductId, readonly DonorText[]>>>;
}

interface DonorText {
  readonly slot: string;
  readonly text: string;
  readonly colour: string;
  readonly outlines?: readonly unknown[];
  readonly [key: string]: unknown;
}

/** The files of one kit by name: its drawings and `template.json`. */
export function writeKit(
  kit: Kit,
  donor: Donor,
  palettes: ReadonlyMap<string, Palette>,
): Map<string, string> {
  const ways = kit.palettes.map((id) => {
    const found = palettes.get(id);
    if (!found) throw new RangeError(`${kit.id}: no palette “${id}”`);
    return found;
  });
  const first = ways[0] as Palette;
  const colours = zoneColours(kit, first);
  const files = new Map<string, string>();
  const under = new Map<string, string[]>();
  const drawn = new Set<string>();
  for (const product of Object.keys(donor.drawings) as ProductId[]) {
    const text = donor.drawings[product] ?? "";
    const drawing = drawProduct(kit, product, text, colours);
    files.set(`${product}.svg`, drawing.text);
    for (const zone of drawing.zones) drawn.add(zone);
    for (const [slot, zones] of drawing.under) under.set(`${product} ${slot}`, zones);
  }
  files.set(
    "template.json",
    `${JSON.stringify(template(kit, donor, ways, under, drawn), null, 2)}\n`,
  );
  return files;
}

function zoneColours(kit: Kit, way: Palette): Record<string, string> {
  const zones: Record<string, string> = {};
  for (const [zone, tone] of kit.zones) zones[zone] = way[tone];
  for (const fabric of Object.keys(fabricWords)) zones[fabric] = way[kit.fabric];
  return zones;
}

interface DrawnProduct {
  readonly text: string;
  readonly zones: ReadonlySet<string>;
  readonly under: ReadonlyMap<string, string[]>;
}

function drawProduct(
  kit: Kit,
  product: ProductId,
  donor: string,
  colours: Readonly<Record<string, string>>,
): DrawnProduct {
  const garment = draftGarment({ product, size: baseSize(product) });
  const look = lookOf(garment);
  const paints = kit.paints[productFacts(product).wear];
  const ground = (kit.zones[0] as readonly [string, string])[0];
  const zones = new Set<string>();
  const under = new Map<string, string[]>();
  let piece: Piece | undefined;
  const lines = donor.split("\n").flatMap((line): string[] => {
    if (line.includes("<title>")) return [`  <title>${kit.name}: ${product}, pattern 1</title>`];
    const group = /<g id="p-([^"]+)"/.exec(line);
    if (group) {
      piece = garment.pieces.find(({ id }) => id.replaceAll("_", "-") === group[1]);
      if (piece?.material !== "printed") return [line];
      const shapes = shapesOf(kit, piece, look, paints, colours);
      zones.add(ground);
      for (const { zone } of shapes) zones.add(zone);
      return [line, groundOf(ground, piece, colours), ...shapes.map((shape) => shape.line)];
    }
    if (line.includes('id="z-')) return [];
    const fabric = / id="f-([a-z]+)--/.exec(line)?.[1];
    if (fabric) {
      zones.add(fabric);
      return [line.replace(/fill="[^"]+"/, `fill="${colours[fabric]}"`)];
    }
    const slot = / id="s-([^"]+)"/.exec(line)?.[1];
    if (slot && piece) under.set(slot, zonesUnder(line, piece, look, paints, ground));
    return [line];
  });
  return { text: lines.join("\n"), zones, under };
}

type Look = (piece: Piece, x: number, y: number) => Spot;

function lookOf(garment: Garment): Look {
  const plane = kitPlane(garment);
  const { wear } = productFacts(garment.product);
  return (piece, x, y) => {
    const side = piece.id.endsWith("_right") ? -1 : 1;
    if (wear === "hands") return { x: x * side, y, side };
    const at = plane(piece.id, { x, y });
    return { x: at.x, y: at.y, side: wear === "legs" ? side : Math.sign(at.x) || 1 };
  };
}

function groundOf(zone: string, piece: Piece, colours: Readonly<Record<string, string>>): string {
  const { left, top, right, bottom } = piece.bounds;
  const n = (value: number) => String(Math.round(value * 10) / 10 + 0);
  return `    <rect id="z-${zone}--${dashed(piece)}" x="${n(left - margin)}" y="${n(top - margin)}" width="${n(right - left + 2 * margin)}" height="${n(bottom - top + 2 * margin)}" fill="${colours[zone]}"/>`;
}

const dashed = (piece: Piece) => piece.id.replaceAll("_", "-");

function shapesOf(
  kit: Kit,
  piece: Piece,
  look: Look,
  paints: readonly Paint[],
  colours: Readonly<Record<string, string>>,
): { zone: string; line: string }[] {
  const times = new Map<string, number>();
  const small = productWear(piece);
  return paints.flatMap((paint) => {
    const step = paint.step ?? (small ? 1 : 4);
    const { left, top, right, bottom } = piece.bounds;
    const grid = {
      left: left - margin - step,
      top: top - margin - step,
      step,
      columns: Math.ceil((right - left + 2 * margin) / step) + 3,
      rows: Math.ceil((bottom - top + 2 * margin) / step) + 3,
    };
    const seen = new Map<number, number>();
    const path = contour(grid, (i, j) => {
      const key = j * grid.columns + i;
      let value = seen.get(key);
      if (value === undefined) {
        value = paint.field(look(piece, grid.left + i * step, grid.top + j * step));
        seen.set(key, value);
      }
      return value;
    });
    if (path.length === 0) return [];
    const time = (times.get(paint.zone) ?? (paint.zone === kit.zones[0]?.[0] ? 1 : 0)) + 1;
    times.set(paint.zone, time);
    const id = `z-${paint.zone}--${dashed(piece)}${time > 1 ? `-${time}` : ""}`;
    const d = shortData(path, small ? 2 : 1);
    return [
      { zone: paint.zone, line: `    <path id="${id}" fill="${colours[paint.zone]}" d="${d}"/>` },
    ];
  });
}

function productWear(piece: Piece): boolean {
  return (
    piece.bounds.bottom - piece.bounds.top < 200 && piece.bounds.right - piece.bounds.left < 180
  );
}

/** The zones that show under a slot, those first that show at most of its places. */
function zonesUnder(
  line: string,
  piece: Piece,
  look: Look,
  paints: readonly Paint[],
  ground: string,
): string[] {
  const read = (name: string) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(line)?.[1] ?? 0);
  const [, tx = "0", ty = "0"] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(line) ?? [];
  const turn = (Number(/rotate\((-?[\d.]+)/.exec(line)?.[1] ?? 0) * Math.PI) / 180;
  const [width, height] = [read("width"), read("height")];
  const count = new Map<string, number>();
  const [across, down] = [24, 7];
  for (let i = 0; i < across; i += 1)
    for (let j = 0; j < down; j += 1) {
      const [x, y] = [((i + 0.5) / across - 0.5) * width, ((j + 0.5) / down - 0.5) * height];
      const spot = look(
        piece,
        Number(tx) + x * Math.cos(turn) - y * Math.sin(turn),
        Number(ty) + x * Math.sin(turn) + y * Math.cos(turn),
      );
      const zone = paints.findLast(({ field }) => field(spot) > 0)?.zone ?? ground;
      count.set(zone, (count.get(zone) ?? 0) + 1);
    }
  return [...count]
    .filter(([, times]) => times > across * down * 0.06)
    .toSorted((a, b) => b[1] - a[1])
    .map(([zone]) => zone);
}

/** Below this a text gets a line round it instead of a colour that suits the ground. */
const legible = 3.4;

function leastContrast(kit: Kit, way: Palette, zones: readonly string[]): number {
  const colours = zoneColours(kit, way);
  const colour = readable(kit, way, zones);
  return Math.min(...zones.map((zone) => contrastRatioOf(colour, colours[zone] ?? "#000000")));
}

const lettering = ["ink", "paper", "accent", "main"] as const;

/** The colour of the palette that reads best on all of the zones. */
function readable(kit: Kit, way: Palette, zones: readonly string[]): string {
  const colours = zoneColours(kit, way);
  const score = (tone: (typeof lettering)[number]) =>
    Math.min(...zones.map((zone) => contrastRatioOf(way[tone], colours[zone] ?? "#000000")));
  return way[lettering.reduce((best, tone) => (score(tone) > score(best) * 1.15 ? tone : best))];
}

function template(
  kit: Kit,
  donor: Donor,
  ways: readonly Palette[],
  under: ReadonlyMap<string, string[]>,
  drawn: ReadonlySet<string>,
): object {
  const roles = new Map<string, { name: object; colours: readonly string[] }>([
    ["num", { name: roleWords.num, colours: ways.map((way) => way[kit.digits[0]]) }],
    ["num1", { name: roleWords.num1, colours: ways.map((way) => way[kit.digits[1]]) }],
    ["num2", { name: roleWords.num2, colours: ways.map((way) => way[kit.digits[2]]) }],
  ]);
  let marks = 0;
  const roleFor = (zones: readonly string[], name: boolean) => {
    const colours = ways.map((way) => readable(kit, way, zones));
    for (const [id, role] of roles)
      if (id.startsWith(name ? "name" : "mark") && role.colours.join() === colours.join())
        return id;
    marks += name ? 0 : 1;
    const id = name ? "name" : marks > 1 ? `mark${marks}` : "mark";
    const words = name ? roleWords.name : roleWords.mark;
    const labelled = Object.fromEntries(
      Object.entries(words).map(([language, word]) => [
        language,
        !name && marks > 1 ? `${word} ${marks}` : word,
      ]),
    );
    roles.set(id, { name: labelled, colours });
    return id;
  };
  const texts = Object.fromEntries(
    Object.entries(donor.texts).map(([product, list]) => [
      product,
      list.map((text) => {
        const number = text["link"] === "number" || text.slot.startsWith("number");
        const name = text.slot.startsWith("name");
        const zones = under.get(`${product} ${text.slot}`) ?? [];
        const words = number ? kit.number : name ? kit.rider : text.text;
        if (text.outlines !== undefined) return { ...text, text: words, colour: "num" };
        const calm = zones.length === 1 || !number;
        if (calm && ways.every((way) => leastContrast(kit, way, zones) >= legible))
          return { ...text, text: words, colour: roleFor(zones, name) };
        const size = Number(text["size"]);
        // The line takes its room from the letters, so that the whole is no larger than what the place was made for.
        const outlines = [{ colour: "num1", width: Math.max(1.5, Math.round(size * 0.6) / 10) }];
        return { ...text, text: words, colour: "num", size: Math.round(size * 8.7) / 10, outlines };
      }),
    ]),
  );
  return {
    id: kit.id,
    pattern: 1,
    name: Object.fromEntries(
      ["nl", "en", "de", "dk", "fr"].map((language) => [language, kit.name]),
    ),
    zones: [
      ...kit.zones.filter(([id]) => drawn.has(id)).map(([id]) => ({ id, name: zoneWords[id] })),
      ...Object.entries(fabricWords).map(([id, name]) => ({ id, kind: "fabric", name })),
    ],
    roles: [...roles].map(([id, { name }]) => ({ id, name })),
    colourways: ways.map((way, i) => ({
      id: way.id,
      name: way.name,
      zones: Object.fromEntries(
        Object.entries(zoneColours(kit, way)).filter(([id]) => drawn.has(id) || id in fabricWords),
      ),
      roles: Object.fromEntries([...roles].map(([id, { colours }]) => [id, colours[i]])),
    })),
    contrast: [{ a: "num", b: "num1", least: 7 }],
    texts,
  };
}
