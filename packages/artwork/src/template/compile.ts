import type { ProductId } from "@holeshot/garments";
import { isInside, outlinesOfPath } from "../polygons/point-in-path.ts";
import { checkDrawing, drawingLimits } from "./check-drawing.ts";
import { checkMeta } from "./check-meta.ts";
import { stackLevels } from "./levels.ts";
import { readMeta } from "./meta.ts";
import type { Meta, MetaFile, SlotTextFile } from "./meta.ts";
import { MistakeList } from "./mistakes.ts";
import { readDrawing } from "./read-drawing.ts";
import type { Drawing } from "./read-drawing.ts";
import type {
  Mistake,
  Names,
  ProductPieces,
  SlotText,
  Template,
  TemplateArt,
  TemplateSlot,
  TemplateZone,
} from "./types.ts";

/** The files of one template as text, and what they must fit. */
export interface TemplateFiles {
  /** Folder as it is named in mistakes: `templates/super-86`. */
  readonly folder: string;
  /** File name to text: `template.json`, `jersey.svg`, … */
  readonly files: Readonly<Record<string, string>>;
  readonly products: readonly ProductPieces[];
  /** Ids of the faces that texts may be set in. */
  readonly fonts: ReadonlySet<string>;
}

export type CompiledTemplate =
  | { readonly ok: true; readonly template: Template }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/**
 * Reads a template's files into the program's own terms. Pure and deterministic: equal texts give
 * equal results. All mistakes of all files are answered together, each with file, line and remedy.
 */
export function compileTemplate(source: TemplateFiles): CompiledTemplate {
  const lists: MistakeList[] = [];
  const listFor = (file: string) => {
    const list = new MistakeList(`${source.folder}/${file}`);
    lists.push(list);
    return list;
  };
  const metaMistakes = listFor("template.json");
  const meta = readMeta(source.files["template.json"] ?? "", metaMistakes);
  if (!meta) return { ok: false, mistakes: metaMistakes.found };
  checkMeta(meta, source.fonts, metaMistakes);
  const drawings = new Map<ProductId, Drawing>();
  for (const [file, text] of Object.entries(source.files)) {
    if (file === "template.json") continue;
    const mistakes = listFor(file);
    const target = source.products.find(({ product }) => `${product}.svg` === file);
    if (!target) {
      mistakes.add("unknown_product", { line: 1, column: 1 }, `${file} belongs to no product`);
      continue;
    }
    if (text.length > drawingLimits.bytes) {
      mistakes.add("too_large", { line: 1, column: 1 }, `The file has ${text.length} characters`);
    }
    const drawing = readDrawing(text, target, mistakes);
    if (!drawing) continue;
    checkDrawing(drawing, meta, mistakes);
    checkPieces(drawing, target, mistakes);
    drawings.set(target.product, drawing);
  }
  const broken = lists.some(({ found }) => found.some(({ code }) => code === "broken_xml"));
  // With a drawing unread, everything would seem to be missing.
  if (!broken) checkUse(meta, drawings, metaMistakes);
  const mistakes = lists.flatMap((list) => list.found);
  return mistakes.length > 0
    ? { ok: false, mistakes }
    : { ok: true, template: assemble(meta.file, drawings) };
}

function checkPieces(drawing: Drawing, target: ProductPieces, mistakes: MistakeList): void {
  for (const piece of target.pieces) {
    if (drawing.pieces.some((drawn) => drawn.piece.id === piece.id)) continue;
    mistakes.add("uncovered", { line: 1, column: 1 }, `${piece.id} has no group`);
  }
}

/** Zones without a shape, texts without a slot, texts of a product without a drawing. */
function checkUse(
  meta: Meta,
  drawings: ReadonlyMap<ProductId, Drawing>,
  mistakes: MistakeList,
): void {
  const { file, placeOf } = meta;
  const drawn = new Set(
    [...drawings.values()].flatMap(({ pieces }) =>
      pieces.flatMap(({ shapes }) => shapes.map(({ zone }) => zone)),
    ),
  );
  file.zones.forEach(({ id }, index) => {
    if (!drawn.has(id))
      mistakes.add("unused_zone", placeOf(["zones", index]), `“${id}” is drawn nowhere`);
  });
  for (const [product, texts] of Object.entries(file.texts)) {
    const drawing = drawings.get(product as ProductId);
    if (!drawing) {
      mistakes.add("missing_file", placeOf(["texts", product]), `There is no ${product}.svg`);
      continue;
    }
    const slots = new Set(drawing.slots.map(({ id }) => id));
    texts.forEach(({ slot }, index) => {
      if (slots.has(slot)) return;
      mistakes.add(
        "unknown_slot",
        placeOf(["texts", product, index]),
        `${product}.svg has no s-${slot}`,
      );
    });
  }
}

function assemble(file: MetaFile, drawings: ReadonlyMap<ProductId, Drawing>): Template {
  const art: Partial<Record<ProductId, TemplateArt>> = {};
  const texts: Partial<Record<ProductId, readonly SlotText[]>> = {};
  for (const [product, drawing] of drawings) {
    const zones = stackLevels(drawing.pieces);
    art[product] = {
      template: file.id,
      product,
      pattern: file.pattern,
      zones,
      slots: drawing.slots
        .map((slot) =>
          lettered(onPlate(slot, file.texts[product] ?? [], zones), file.texts[product] ?? []),
        )
        .toSorted((a, b) => compare(a.id, b.id)),
    };
    texts[product] = (file.texts[product] ?? []).map(slotText);
  }
  return {
    id: file.id,
    pattern: file.pattern,
    name: file.name,
    zones: file.zones.map(({ id, kind, name }) => ({ id, kind: kind ?? "ink", name })),
    roles: file.roles,
    colourways: file.colourways.map((way) => ({ ...way, name: inAllLanguages(way.name) })),
    contrast: file.contrast ?? [],
    art,
    texts,
  };
}

/** A proper name is the same in every language and may be written once. */
function inAllLanguages(name: string | Names): Names {
  return typeof name === "string" ? { nl: name, en: name, de: name, dk: name, fr: name } : name;
}

function slotText(text: SlotTextFile): SlotText {
  return {
    slot: text.slot,
    text: text.text,
    font: text.font,
    size: text.size,
    colour: text.colour,
    letterSpacing: text.letter_spacing ?? 0,
    outlines: text.outlines ?? [],
    shadow: text.shadow ?? null,
    link: text.link ?? null,
  };
}

/** A number's plate; where that is an emblem, which keeps its shape, so does the room that it leaves. */
function onPlate(
  slot: TemplateSlot,
  texts: readonly SlotTextFile[],
  zones: readonly TemplateZone[],
): TemplateSlot {
  const plate = texts.find((text) => text.slot === slot.id)?.plate;
  if (!plate) return slot;
  const emblem = zones.some(({ emblem: one, paths }) => {
    const path = one && paths[slot.piece];
    return path && isInside(slot, outlinesOfPath(path));
  });
  return { ...slot, plate: { ...plate, ...(emblem && { emblem: true as const }) } };
}

/**
 * Many a drawing's box of a name or number holds its letters and not their outlines: as the kit itself writes it,
 * lettering is not yet larger than the kit's.
 */
function lettered(slot: TemplateSlot, texts: readonly SlotTextFile[]): TemplateSlot {
  const own = texts.find((text) => text.slot === slot.id);
  if (!own || slot.role === "sponsor") return slot;
  const height = own.size + 2 * (own.outlines ?? []).reduce((sum, { width }) => sum + width, 0);
  return height > slot.height ? { ...slot, lettered: height } : slot;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
