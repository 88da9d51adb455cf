import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";
import { listLimits, ListRefused } from "./sheet.ts";

describe("readText", () => {
  it("finds what stands between the cells: tab, semicolon, comma, or what the first line names", () => {
    const cells = ["De Vries", "047", "L"];
    for (const [mark, before] of [
      ["\t", ""],
      [";", "\uFEFF"],
      [",", ""],
      ["|", "sep=|\r\n"],
    ] as const) {
      const text = `${before}${cells.join(mark)}\r\n${cells.join(mark)}\r\n`;
      expect(readText(text).rows).toEqual([
        { row: 1, cells },
        { row: 2, cells },
      ]);
    }
  });

  it("keeps a cell whole that holds the mark, quotes or a line break, and counts on by lines of the sheet", () => {
    const text = 'Naam;Nr\n"Vries; ""de""\r\nsnelle""";47\n\nBakker;8';
    expect(readText(text).rows).toEqual([
      { row: 1, cells: ["Naam", "Nr"] },
      { row: 2, cells: ['Vries; "de" snelle"', "47"] },
      { row: 4, cells: ["Bakker", "8"] },
    ]);
  });

  it("loses no line to a quote that nobody closed", () => {
    const { rows } = readText('"Bob de Vries;47;L\nBakker;8;M\nSmit;6;S');
    expect(rows.map(({ cells }) => cells[1])).toEqual(["47", "8", "6"]);
  });

  it("takes marks that are not seen off a cell, and letters of five languages as they are", () => {
    expect(readText("\u00a0Jürgen Größe\u200b;47\nÆbeløe;8").rows).toEqual([
      { row: 1, cells: ["Jürgen Größe", "47"] },
      { row: 2, cells: ["Æbeløe", "8"] },
    ]);
  });

  it("says that a list is too long instead of leaving lines out", () => {
    const text = "A;1\n".repeat(listLimits.rows + 1);
    expect(() => readText(text)).toThrow(new ListRefused("too_long"));
  });
});
