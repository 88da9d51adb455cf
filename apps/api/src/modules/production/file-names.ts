import transliterate from "@sindresorhus/transliterate";
import type { OrderUnit } from "./order-units.ts";

/** What the files of a pack are called: whoever holds one alone must know what it is. */
export interface FileNames {
  /** Folder of a line: `03-jersey-L-de-vries-38-team-lierop-1a2b3c4d`. The line's number keeps lines apart, design and revision tell what is in it. */
  readonly folder: (unit: OrderUnit) => string;
  /** Order, line, design, product, size, piece, copies, which reprint it is and the file's own hash: `HS-2026-000123_03_TEAM-LIEROP_JERSEY_L_FRONT_2_R1_1A2B3C4D.pdf`. */
  readonly piece: (unit: OrderUnit, piece: string, sha256: string) => string;
  /** The pattern that a line and those like it are cut by: `03-jersey-L.dxf`. */
  readonly pattern: (unit: OrderUnit) => string;
  /** What tells a design from all others: `team-lierop-1a2b3c4d`. */
  readonly design: (unit: Pick<OrderUnit, "designName" | "revision">) => string;
  /** The same on paper: `03-jersey-L.pdf`. */
  readonly sheets: (unit: OrderUnit) => string;
}

/** Names in letters that every file system and every RIP takes. */
export function fileNames(order: string, units: readonly OrderUnit[], reprint = 0): FileNames {
  const digits = Math.max(2, String(units.length).length);
  const line = ({ position }: OrderUnit) => String(position).padStart(digits, "0");
  return {
    folder: (unit) =>
      [
        line(unit),
        unit.product,
        unit.size,
        ...(unit.rider ? [plain(unit.rider.name), plain(unit.rider.number)] : []),
        plain(unit.designName),
        unit.revision,
      ]
        .filter((part) => part !== "")
        .join("-"),
    piece: (unit, piece, sha256) => {
      const parts = [
        order,
        line(unit),
        plain(unit.designName) || "design",
        unit.product,
        unit.size,
        plain(piece),
        String(unit.quantity),
        ...(reprint > 0 ? [`R${reprint}`] : []),
        sha256.slice(0, 8),
      ];
      return `${parts.join("_").toUpperCase()}.pdf`;
    },
    design: ({ designName, revision }) => `${plain(designName) || "design"}-${revision}`,
    pattern: (unit) => `${line(unit)}-${unit.product}-${unit.size}.dxf`,
    sheets: (unit) => `${line(unit)}-${unit.product}-${unit.size}.pdf`,
  };
}

/** No rider's or design's name may lead out of its folder, nor be lost for its letters: Łukasz becomes lukasz. */
function plain(text: string): string {
  return transliterate(text)
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 30)
    .replace(/-+$/, "")
    .toLowerCase();
}

/** Words in plain ASCII for files whose readers know no other letters. */
export function plainWords(text: string): string {
  return transliterate(text).replaceAll(/[^\x20-\x7e]+/g, "?");
}
