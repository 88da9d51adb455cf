import {
  compileTemplate,
  matchSeams,
  type CompiledTemplate,
  type TemplateArt,
} from "@holeshot/artwork";
import { productIds, type ProductId } from "@holeshot/domain";
import { productFacts } from "@holeshot/garments";
import type { Board } from "./board.ts";
import { drawingOf, lettersOf, partOf, type Faces } from "./draw.ts";
import { colourwayName } from "./colourway-names.data.ts";
import { rimIds, roleIds, type Kit, type Lettering, type Nudge } from "./kit.ts";
import { clothWords, roleWords, zoneWords } from "./words.ts";

/** A jersey stays below this, bytes; the reader refuses more. */
export const mostBytes = 145_000;
/** How far a drawn line may leave the shape's, mm: the finest that keeps the file small. */
const closeness = [0.07, 0.1, 0.15, 0.22] as const;
/** Shapes that touch a seam without crossing it are pushed off it, this many times at most. */
const looks = 6;

export type Boards = Readonly<Record<ProductId, Board>>;

/** All files of a kit's folder by name: the same kit gives the same bytes. Throws where a seam or the form is not kept. */
export function filesOf(kit: Kit, boards: Boards, faces: Faces): Map<string, string> {
  const files = new Map([["template.json", metaText(kit)]]);
  const nudges = new Map<ProductId, Nudge[]>(
    productIds.map((product) => [product, [...(kit.clear?.[partOf(product)] ?? [])]]),
  );
  let wanted: readonly ProductId[] = productIds;
  for (let look = 0; look < looks && wanted.length > 0; look += 1) {
    for (const product of wanted) {
      const drawing = smallDrawing(kit, boards[product], faces, nudges.get(product) ?? []);
      files.set(`${product}.svg`, drawing);
    }
    const compiled = compiledOf(kit, boards, Object.fromEntries(files));
    if (!compiled.ok)
      throw new Error(`${kit.id}: ${JSON.stringify(compiled.mistakes.slice(0, 4))}`);
    const { art } = compiled.template;
    wanted = wanted.filter((product) => {
      const found = breaks(kit, boards[product], art[product]);
      nudges.get(product)?.push(...found);
      return found.length > 0;
    });
  }
  if (wanted.length > 0)
    throw new Error(
      `${kit.id}: ${wanted.join(", ")}: ${JSON.stringify([...nudges.values()].flat()?.at(-1))}`,
    );
  return files;
}

function smallDrawing(kit: Kit, board: Board, faces: Faces, nudges: readonly Nudge[]): string {
  for (const close of closeness) {
    const drawing = drawingOf(kit, board, faces, close, nudges);
    if (drawing.length < mostBytes) return drawing;
  }
  throw new Error(`${kit.id}: ${board.product} is too large a file`);
}

/** Where a zone's line touches a seam at one side only. */
function breaks(kit: Kit, board: Board, art: TemplateArt | undefined): Nudge[] {
  if (!art) return [];
  return matchSeams(art, board.garment).flatMap(({ a, at, zones, gap }) => {
    const { x, y } = board.spotOf(a.piece, alongEdge(board, a.piece, a.edge, at));
    if (process.env["SEAMS"])
      console.log(
        kit.id,
        board.product,
        a.piece,
        a.edge,
        zones.join(">"),
        gap.toFixed(1),
        x.toFixed(0),
        y.toFixed(0),
      );
    return zones.flatMap((zone) =>
      zone === null || zone === kit.zones[0] ? [] : [{ zone, x, y }],
    );
  });
}

function alongEdge(board: Board, piece: string, edge: string, at: number) {
  const line = board.edgePoints(piece, edge);
  let [left, last] = [at, line[0] ?? { x: 0, y: 0 }];
  for (const p of line) {
    const step = Math.hypot(p.x - last.x, p.y - last.y);
    if (step >= left && step > 0) break;
    left -= step;
    last = p;
  }
  return last;
}

function compiledOf(
  kit: Kit,
  boards: Boards,
  files: Readonly<Record<string, string>>,
): CompiledTemplate {
  const texts = [...kit.lettering.top, ...kit.lettering.legs, ...kit.lettering.hands];
  return compileTemplate({
    folder: kit.id,
    files,
    products: productIds.map((product) => ({
      product,
      pieces: boards[product].garment.pieces.map(({ id, material, bounds }) => ({
        id,
        printed: material === "printed",
        bounds,
      })),
    })),
    fonts: new Set(texts.map(({ font }) => font)),
  });
}

function metaText(kit: Kit): string {
  const zones = kit.zones.map((id) => ({ id, name: zoneWords[id] }));
  const cloths = Object.entries(clothWords).map(([id, name]) => ({ id, kind: "fabric", name }));
  const texts = productIds.map((product) => {
    const letters = lettersOf(kit, partOf(product), product);
    return [product, letters.map((text) => textOf(text, letters, product))] as const;
  });
  const name = Object.fromEntries(
    ["nl", "en", "de", "dk", "fr"].map((language) => [language, kit.name]),
  );
  const roles = rolesOf(kit);
  const meta = {
    id: kit.id,
    pattern: 1,
    name,
    zones: [...zones, ...cloths],
    roles: roles.map((id) => ({ id, name: roleWords[id] })),
    colourways: kit.ways.map((way) => ({
      ...way,
      name: colourwayName(way.name),
      roles: Object.fromEntries(roles.map((id) => [id, way.roles[id]])),
    })),
    contrast: [{ a: "num", b: "num1", least: 4.5 }],
    texts: Object.fromEntries(texts),
  };
  return `${JSON.stringify(meta, null, 1)}\n`;
}

/** All plain roles, and the rims that are worn. */
function rolesOf(kit: Kit) {
  const worn = Object.values(kit.lettering).flatMap((letters) =>
    letters.map(({ rim }) => rim?.colour),
  );
  return [...roleIds, ...rimIds.filter((id) => worn.includes(id))];
}

function textOf(text: Lettering, all: readonly Lettering[], product: ProductId) {
  const { slot, font, size, colour, spacing, shadow, rim } = text;
  const outlines = rim ? [...(text.outlines ?? []), rim] : text.outlines;
  const isInstead = productFacts(product).kit === null;
  const plate = (isInstead ? text.shirtPlate : undefined) ?? text.plate;
  const isNumber = slot.startsWith("number");
  const twice = all.filter((other) => other.text === text.text && !other.slot.startsWith("number"));
  const link = isNumber
    ? "number"
    : `mark-${text.text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  return {
    slot,
    text: text.text,
    font,
    size,
    colour,
    ...(spacing === undefined ? {} : { letter_spacing: spacing }),
    ...(outlines ? { outlines } : {}),
    ...(shadow ? { shadow } : {}),
    ...(plate ? { plate } : {}),
    ...(isNumber || (slot.startsWith("mark") && twice.length > 1) ? { link } : {}),
  };
}
