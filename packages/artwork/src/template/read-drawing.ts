import { identity, multiply } from "@holeshot/geometry";
import type { Matrix, Path } from "@holeshot/geometry";
import type { PieceId } from "@holeshot/garments";
import { parseTransform } from "../vector-image/transform.ts";
import type { Place } from "./json-text.ts";
import type { MistakeList } from "./mistakes.ts";
import { readOutline, shapeNames } from "./outline.ts";
import { readPaint } from "./paint.ts";
import type { InheritedPaint } from "./paint.ts";
import { readSlot } from "./read-slot.ts";
import type { ProductPieces, TemplateSlot } from "./types.ts";
import { readDrawingTree } from "./xml-tree.ts";
import type { DrawingElement } from "./xml-tree.ts";

type DrawingPiece = ProductPieces["pieces"][number];

/** One filled shape of a drawing, in painting order within its piece. */
export interface DrawnShape {
  readonly zone: string;
  readonly kind: "ink" | "fabric";
  readonly emblem: boolean;
  readonly path: Path;
  readonly fill: string;
  readonly place: Place;
}

export interface DrawnPiece {
  readonly piece: DrawingPiece;
  readonly shapes: readonly DrawnShape[];
  readonly place: Place;
}

/** One product's drawing, read but not yet held against the template's list of zones. */
export interface Drawing {
  readonly pieces: readonly DrawnPiece[];
  readonly slots: readonly TemplateSlot[];
}

/** Nothing in these paints; editors write them. */
const silent = new Set(["title", "desc", "metadata", "defs"]);
const shapeId = /^(?<kind>[zef])-(?<zone>[a-z0-9]+(?:-[a-z0-9]+)*?)(?:--[a-z0-9-]+)?$/;

interface Reading {
  readonly pieces: ReadonlyMap<string, DrawingPiece>;
  readonly mistakes: MistakeList;
  readonly ids: Set<string>;
  readonly slots: TemplateSlot[];
}

/** `sleeve_left` is written `p-sleeve-left`: some editors escape underscores. */
function groupIdOf(piece: PieceId): string {
  return `p-${piece.replaceAll("_", "-")}`;
}

/**
 * Reads the SVG drawing of one product. What is wrong goes into `mistakes`; the rest is answered,
 * null when the file is no XML.
 */
export function readDrawing(
  text: string,
  target: ProductPieces,
  mistakes: MistakeList,
): Drawing | null {
  const tree = readDrawingTree(text);
  if (!tree.ok) {
    mistakes.add("broken_xml", tree.place, tree.message);
    return null;
  }
  const reading: Reading = {
    pieces: new Map(target.pieces.map((piece) => [groupIdOf(piece.id), piece])),
    mistakes,
    ids: new Set(),
    slots: [],
  };
  const pieces: DrawnPiece[] = [];
  for (const child of tree.root.children) {
    const drawn = readTopLevel(child, reading);
    if (drawn) pieces.push(drawn);
  }
  return { pieces, slots: reading.slots };
}

function isSilent(element: DrawingElement): boolean {
  return silent.has(element.name) || element.name.includes(":");
}

function readTopLevel(element: DrawingElement, reading: Reading): DrawnPiece | null {
  const id = element.attributes["id"] ?? "";
  if (isSilent(element) || id === "guide") return null;
  if (element.name !== "g") {
    reading.mistakes.add("unknown_element", element.place, `<${element.name}> outside every piece`);
    return null;
  }
  takeId(element, reading);
  const piece = reading.pieces.get(id);
  if (!piece) {
    reading.mistakes.add("unknown_piece", element.place, `No piece of this product is “${id}”`);
    return null;
  }
  const shapes: DrawnShape[] = [];
  const paint = readPaint(element, { fill: undefined, fillRule: undefined }, reading.mistakes);
  // The piece's own transform only lays the pieces out on the sheet.
  for (const child of element.children)
    readPart(child, identity, paint, { piece, shapes, reading });
  return { piece, shapes, place: element.place };
}

interface PieceReading {
  readonly piece: DrawingPiece;
  readonly shapes: DrawnShape[];
  readonly reading: Reading;
}

function readPart(
  element: DrawingElement,
  outer: Matrix,
  inherited: InheritedPaint,
  into: PieceReading,
): void {
  const { mistakes } = into.reading;
  if (isSilent(element)) return;
  const own = parseTransform(element.attributes["transform"]);
  if (!own) {
    mistakes.add("bad_transform", element.place, `transform="${element.attributes["transform"]}"`);
    return;
  }
  const matrix = multiply(outer, own);
  if (element.name === "g") {
    takeId(element, into.reading);
    const paint = readPaint(element, inherited, mistakes);
    for (const child of element.children) readPart(child, matrix, paint, into);
  } else if (shapeNames.has(element.name)) {
    readShape(element, matrix, inherited, into);
  } else {
    refuse(element, mistakes);
  }
}

function refuse(element: DrawingElement, mistakes: MistakeList): void {
  const { name, place } = element;
  if (name === "image") mistakes.add("image", place, "A pixel picture");
  else if (name === "use") mistakes.add("use_element", place, "A linked copy");
  else if (name === "text" || name === "tspan" || name === "flowRoot") {
    mistakes.add("live_text", place, "Live text");
  } else mistakes.add("unknown_element", place, `<${name}> cannot be drawn`);
}

function readShape(
  element: DrawingElement,
  matrix: Matrix,
  inherited: InheritedPaint,
  { piece, shapes, reading }: PieceReading,
): void {
  const { mistakes } = reading;
  takeId(element, reading);
  const id = element.attributes["id"] ?? "";
  if (id.startsWith("s-")) {
    const slot = readSlot(element, matrix, piece.id, mistakes);
    if (slot) reading.slots.push(slot);
    return;
  }
  const named = shapeId.exec(id)?.groups;
  if (!named) {
    mistakes.add("unknown_id", element.place, id === "" ? "A shape without an id" : `id="${id}"`);
    return;
  }
  const paint = readPaint(element, inherited, mistakes);
  if (paint.fillRule !== undefined && paint.fillRule !== "nonzero") {
    mistakes.add("even_odd", element.place, `The fill rule is ${paint.fillRule}`);
  }
  const path = readOutline(element, matrix, mistakes);
  if (!path) return;
  const kind = named["kind"] === "f" ? "fabric" : "ink";
  const emblem = named["kind"] === "e";
  // What SVG paints when nothing is said.
  const fill = paint.fill ?? "#000000";
  shapes.push({ zone: named["zone"] ?? "", kind, emblem, path, fill, place: element.place });
}

function takeId(element: DrawingElement, reading: Reading): void {
  const id = element.attributes["id"];
  if (id === undefined) return;
  if (reading.ids.has(id)) {
    reading.mistakes.add("duplicate_id", element.place, `“${id}” is used twice`);
  }
  reading.ids.add(id);
}
