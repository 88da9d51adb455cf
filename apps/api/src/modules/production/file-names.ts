import type { OrderUnit } from "./order-units.ts";

/** Folders of an order's lines: `03-jersey-L-de-vries-38`. The line's number keeps them apart. */
export function fileNames(units: readonly OrderUnit[]): (unit: OrderUnit) => string {
  const digits = Math.max(2, String(units.length).length);
  return ({ position, product, size, rider }) =>
    [
      String(position).padStart(digits, "0"),
      product,
      size,
      ...(rider ? [plain(rider.name), plain(rider.number)] : []),
    ]
      .filter((part) => part !== "")
      .join("-");
}

/** Letters that every file system takes: no rider's name may lead out of the folder. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("Ø", "O")
    .replaceAll("æ", "ae")
    .replaceAll("Æ", "AE")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 30)
    .toLowerCase();
}
