import { languages } from "@holeshot/domain";
import { draftGarment } from "@holeshot/garments";
import { describe, expect, it } from "vitest";
import { openCatalogue } from "../catalogue/index.ts";
import { clothSums } from "./cloth-sums.ts";
import { labDifference } from "./lab-colour.ts";
import type { OrderUnit } from "./order-units.ts";
import { pieceWords } from "./piece-words.ts";
import { remarkWords } from "./remark-words.ts";
import { nearestStock } from "./stock-colour.ts";
import type { TicketPiece } from "./ticket-piece.ts";

const catalogue = openCatalogue();
const products = [
  ...new Map(
    catalogue.sets.flatMap(({ uuid, products }) =>
      products.map((product) => [product.id, { ...product, setId: uuid }]),
    ),
  ).values(),
];

/** Every choice of a product but its size, each with all others. */
function choicesOf(
  properties: (typeof products)[number]["properties"],
): Readonly<Record<string, string>>[] {
  return properties
    .filter(({ id }) => id !== "size")
    .reduce<Readonly<Record<string, string>>[]>(
      (all, { id, values }) =>
        all.flatMap((one) => values.map((value) => ({ ...one, [id]: value.id }))),
      [{}],
    );
}

describe("the workshop's words", () => {
  it("leave out what nobody would see", () => {
    const [{ id, setId } = { id: "jersey", setId: "" }] = products;
    const document = { products: {} };
    const unit = { product: id, setId, size: "L", position: 1, document } as OrderUnit;
    const of = (condensed: number) => {
      const shrunk = { kind: "shrunk", layer: "t", text: "27", from: 230, to: 230, condensed };
      const remarks = [shrunk] as unknown as Parameters<typeof remarkWords>[1];
      return remarkWords(unit, remarks, pieceWords(catalogue, "en"), "en");
    };
    expect(of(0.997)).toEqual([]);
    expect(of(0.98)).toEqual([expect.stringContaining("98 % wide")]);
  });

  it.each(products.map((product) => [product.id, product] as const))(
    "name every piece and part of %s in five languages, whatever was chosen",
    (id, { properties, setId }) => {
      const size = properties.find((property) => property.id === "size")?.values[0]?.id ?? "";
      const unit = { product: id, setId, size } as OrderUnit;
      const pieces = new Set(
        choicesOf(properties).flatMap((options) =>
          draftGarment({ product: id, size, options }).pieces.map((piece) => piece.id),
        ),
      );
      for (const language of languages) {
        const words = pieceWords(catalogue, language);
        const names = [...pieces].map((piece) => words.piece(unit, piece));
        for (const name of names) expect(name).toMatch(/^\p{Lu}[^_]+$/u);
        // Two pieces of one name could not be told apart on the table.
        expect(new Set(names).size).toBe(pieces.size);
      }
    },
  );

  it("name a colour that lies on the roll, the one that looks most like the design's", () => {
    for (const { id, hex } of catalogue.fabrics) {
      expect(nearestStock(catalogue.fabrics, hex)?.id).toBe(id);
    }
    const nearest = (hex: string) => nearestStock(catalogue.fabrics, hex)?.id;
    expect(nearest("#26281f")).toBe("olive");
    expect(nearest("#000000")).toBe("black");
    expect(nearest("#ffffff")).toBe("white");
    expect(nearest("#1b429a")).toBe("royal");
  });

  it("tell colours apart as Sharma, Wu and Dalal's published pairs do", () => {
    const pairs = [
      [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
      [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
      [50, 2.5, 0, 50, 0, -2.5, 4.3065],
      [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
      [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
      [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
      [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
    ] as const;
    for (const [l, a, b, otherL, otherA, otherB, told] of pairs) {
      const found = labDifference({ l, a, b }, { l: otherL, a: otherA, b: otherB });
      expect(found).toBeCloseTo(told, 4);
    }
  });

  it("add up what is cut from each cloth and colour", () => {
    const black = { hex: "#000000", stock: "#17181b", name: "Zwart" };
    const piece = (material: string, area: number, copies: number, colour = black) =>
      ({ name: "", file: "", material, area, copies, colour }) satisfies TicketPiece;
    const sums = clothSums([
      // 100 by 200 mm is a fiftieth of a square metre.
      piece("boordstof", 20_000, 3),
      piece("boordstof", 20_000, 2, { ...black, hex: "#010101" }),
      piece("boordstof", 20_000, 1, { hex: "#a8141f", stock: "#a8141f", name: "Rood" }),
      piece("leer", 123_400, 4),
      // Less than there is of rib, and yet below the leather.
      piece("leer", 10_000, 1, { hex: "#a8141f", stock: "#a8141f", name: "Rood" }),
    ]);
    expect(
      sums.map(({ material, colour, pieces, squareMetres }) => [
        material,
        colour?.name,
        pieces,
        squareMetres,
      ]),
    ).toEqual([
      ["leer", "Zwart", 4, 0.5],
      ["leer", "Rood", 1, 0.01],
      ["boordstof", "Zwart", 5, 0.1],
      ["boordstof", "Rood", 1, 0.02],
    ]);
  });
});
