import type { Matrix } from "@holeshot/geometry";
import type { PieceId } from "@holeshot/garments";
import type { MistakeList } from "./mistakes.ts";
import type { TemplateSlot } from "./types.ts";
import type { DrawingElement } from "./xml-tree.ts";

const roles: Readonly<Record<string, TemplateSlot["role"]>> = {
  number: "number",
  name: "name",
  mark: "sponsor",
};
const slotId = /^s-(number|name|mark)(?:-[a-z0-9]+)*$/;
/** A turn keeps lengths and right angles to within this. */
const tolerance = 1e-3;

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function isTurn([a, b, c, d]: Matrix): boolean {
  return (
    Math.abs(a - d) < tolerance &&
    Math.abs(b + c) < tolerance &&
    Math.abs(Math.hypot(a, b) - 1) < tolerance
  );
}

/** A slot from its rectangle, or null with the mistake said. */
export function readSlot(
  element: DrawingElement,
  matrix: Matrix,
  piece: PieceId,
  mistakes: MistakeList,
): TemplateSlot | null {
  const id = element.attributes["id"] ?? "";
  const role = roles[slotId.exec(id)?.[1] ?? ""];
  if (role === undefined) {
    mistakes.add(
      "unknown_id",
      element.place,
      `“${id}”: a slot is s-number-…, s-name-… or s-mark-…`,
    );
    return null;
  }
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) =>
    Number(element.attributes[name] ?? 0),
  ) as [number, number, number, number];
  if (element.name !== "rect" || !(width > 0 && height > 0) || !isTurn(matrix)) {
    mistakes.add("slot_shape", element.place, `“${id}” is no turned rectangle`);
    return null;
  }
  const cx = x + width / 2;
  const cy = y + height / 2;
  return {
    id: id.slice(2),
    role,
    piece,
    x: round(matrix[0] * cx + matrix[2] * cy + matrix[4]),
    y: round(matrix[1] * cx + matrix[3] * cy + matrix[5]),
    width: round(width),
    height: round(height),
    rotation: round((Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI),
  };
}
