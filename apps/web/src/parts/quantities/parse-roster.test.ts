import { describe, expect, it } from "vitest";
import { parseRoster } from "./parse-roster.ts";

const sizes = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const products = [
  {
    id: "jersey",
    name: "Shirt",
    sizes: [...sizes("S", "M", "L", "2XL"), { id: "W-M", name: "Dames M" }],
  },
  {
    id: "pants",
    name: "Broek",
    sizes: [
      { id: "W32", name: "32" },
      { id: "W34", name: "34" },
    ],
  },
];
const bounds = { name: 80, number: 4 };
const parse = (text: string) => parseRoster(text, products, bounds);

describe("parseRoster", () => {
  it("reads a spreadsheet's clipboard by the order of the columns", () => {
    expect(parse("De Vries\t47\tL\t34\r\nVan Dijk\t8\tM\t32\r\n")).toEqual({
      riders: [
        { name: "De Vries", number: "47", sizes: { jersey: "L", pants: "W34" } },
        { name: "Van Dijk", number: "8", sizes: { jersey: "M", pants: "W32" } },
      ],
      faults: [],
    });
  });

  it("follows a first line that names the columns", () => {
    expect(parse("Nr;Broek;Naam\n47;34;De Vries").riders).toEqual([
      { name: "De Vries", number: "47", sizes: { pants: "W34" } },
    ]);
  });

  it("understands quotes and sizes by their shown name", () => {
    expect(parse('"Vries, de",47,dames m,W34').riders).toEqual([
      { name: "Vries, de", number: "47", sizes: { jersey: "W-M", pants: "W34" } },
    ]);
  });

  it("names row, product and value of each fault, counting as the spreadsheet does", () => {
    const { faults } = parse("naam\tnummer\tshirt\n\nA\t1\tXXL\nB\t12345\tM");
    expect(faults).toEqual([
      { row: 3, kind: "unknown_size", value: "XXL", product: "Shirt" },
      { row: 4, kind: "number_too_long", value: "12345" },
    ]);
  });

  it("passes over empty lines and refuses rows without content", () => {
    expect(parse("\n \nA;1;M\n;;\n").faults).toEqual([{ row: 4, kind: "empty", value: "" }]);
  });
});
