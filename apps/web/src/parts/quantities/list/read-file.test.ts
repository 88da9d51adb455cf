import { describe, expect, it } from "vitest";
import { readFile } from "./read-file.ts";
import { listLimits, type ListFault, type Sheet } from "./sheet.ts";
import { writeXlsx, workbookParts } from "./testing/write-xlsx.ts";
import { writeZip } from "./testing/write-zip.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  return readFile(new Blob([bytes]));
}

async function refusal(bytes: Uint8Array<ArrayBuffer>): Promise<ListFault | "read"> {
  try {
    await readBytes(bytes);
    return "read";
  } catch (fault) {
    return (fault as { fault: ListFault }).fault;
  }
}

const cellsOf = (sheet: Sheet | undefined) => sheet?.rows.map(({ cells }) => cells);
const sheetXml = (rows: string) =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
const first = "xl/worksheets/sheet1.xml";

describe("text files", () => {
  const text = "Naam;Größe\r\nJürgen Bæk;L\r\n";
  const expected = [
    ["Naam", "Größe"],
    ["Jürgen Bæk", "L"],
  ];

  it.each([
    ["UTF-8", new Uint8Array(Buffer.from(text))],
    ["UTF-8 with its mark", new Uint8Array(Buffer.from(`\uFEFF${text}`))],
    ["Windows-1252", new Uint8Array(Buffer.from(text, "latin1"))],
    [
      "UTF-16, as Excel's own Unicode text",
      new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le")),
    ],
  ])("are read in %s", async (_, bytes) => {
    const [sheet] = await readBytes(bytes);
    expect(cellsOf(sheet)).toEqual(expected);
  });
});

describe("workbooks", () => {
  it("are read as they are shown: texts, numbers, holes, lines counted as the spreadsheet does", async () => {
    const rows = [["Naam", "Nr", "Shirt"], [], ["De Vries & <zn>", 47, null], [null, "007", "L"]];
    const [sheet, ...others] = await readBytes(writeXlsx({ Team: rows, Leeg: [] }));
    expect(others).toEqual([]);
    expect(sheet).toEqual({
      name: "Team",
      rows: [
        { row: 1, cells: ["Naam", "Nr", "Shirt"] },
        { row: 3, cells: ["De Vries & <zn>", "47"] },
        { row: 4, cells: ["", "007", "L"] },
      ],
    });
  });

  it("say which sheets there are, but not those that are hidden", async () => {
    const parts = workbookParts({ "Dames & heren": [["A"]], Rekenen: [["B"]], Jeugd: [["C"]] });
    const workbook = parts["xl/workbook.xml"]?.replace(
      'name="Rekenen"',
      'name="Rekenen" state="hidden"',
    );
    const sheets = await readBytes(writeZip({ ...parts, "xl/workbook.xml": workbook ?? "" }));
    expect(sheets.map(({ name }) => name)).toEqual(["Dames & heren", "Jeugd"]);
  });

  it("keep a number's zeros in front, and none of a spreadsheet's noise", async () => {
    const xml = sheetXml(
      '<row r="1"><c r="A1" s="1"><v>7</v></c><c r="B1"><v>32.000000000000004</v></c><c r="C1" s="0"><v>8</v></c></row>',
    );
    const styles = `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="000"/></numFmts><cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const [sheet] = await readBytes(
      writeXlsx({ A: [] }, { [first]: xml, "xl/styles.xml": styles }),
    );
    expect(cellsOf(sheet)).toEqual([["007", "32", "8"]]);
  });

  it("read what other programs write: texts in the cell, formulas, runs, prefixes, no addresses", async () => {
    const xml = `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Søren</x:t></x:is></x:c><x:c t="str"><x:f>A1&amp;B1</x:f><x:v>L</x:v></x:c><x:c t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const shared = `<sst xmlns="${main}"><si><r><t>De </t></r><r><t>Vries</t></r><rPh><t>nope</t></rPh></si></sst>`;
    const more = { [first]: xml, "xl/sharedStrings.xml": shared };
    const [sheet] = await readBytes(writeXlsx({ A: [] }, more));
    expect(sheet?.rows).toEqual([{ row: 1, cells: ["Søren", "L", "De Vries"] }]);
  });

  it("are read whether their parts are packed or not", async () => {
    const [sheet] = await readBytes(writeXlsx({ A: [["Naam"]] }, {}, { stored: true }));
    expect(cellsOf(sheet)).toEqual([["Naam"]]);
  });
});

describe("files that are no list", () => {
  const good = { A: [["Naam"], ["De Vries"]] };

  it("are told apart", async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]);
    const secret = new Uint8Array([...old, ...Buffer.from("EncryptedPackage", "utf16le")]);
    expect(await refusal(old)).toBe("old_excel");
    expect(await refusal(secret)).toBe("locked");
    expect(await refusal(writeXlsx(good, {}, { locked: true }))).toBe("locked");
    expect(await refusal(new Uint8Array(Buffer.from("%PDF-1.7")))).toBe("not_a_list");
    expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))).toBe("not_a_list");
    expect(await refusal(writeZip({ "word/document.xml": "<w/>" }))).toBe("not_a_list");
    expect(await refusal(new Uint8Array())).toBe("nothing");
    expect(await refusal(writeXlsx({ A: [], B: [[" "]] }))).toBe("nothing");
  });

  it("are refused when they are cut off, turned over or made up", async () => {
    const whole = writeXlsx(good);
    for (const length of [4, 60, whole.length - 30, whole.length - 10]) {
      expect(await refusal(whole.slice(0, length)), String(length)).toBe("damaged");
    }
    const flipped = whole.map((byte, at) => (at > 80 && at < 200 ? byte ^ 0x55 : byte));
    expect(await refusal(flipped)).toBe("damaged");
    expect(await refusal(writeXlsx(good, { [first]: sheetXml("<row><c>") }))).toBe("damaged");
  });

  it("never make more of themselves than is read, whatever they say", async () => {
    const bomb = sheetXml(`<row r="1"><c t="str"><v>${"A".repeat(30 * 1024 * 1024)}</v></c></row>`);
    const packed = writeXlsx(good, { [first]: bomb }, { toldBytes: 10 });
    expect(packed.length).toBeLessThan(100_000);
    expect(await refusal(packed)).toBe("too_big");
    const many = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`S${at}`, [["A"]]]));
    const half = sheetXml(`<row r="1"><c t="str"><v>${"A".repeat(2 * 1024 * 1024)}</v></c></row>`);
    const parts = Object.keys(many).map((_, at) => [`xl/worksheets/sheet${at + 1}.xml`, half]);
    expect(await refusal(writeXlsx(many, Object.fromEntries(parts)))).toBe("too_big");
    const big = new Uint8Array(listLimits.fileBytes + 1);
    expect(await refusal(big)).toBe("too_big");
  });

  it("may not bring entities, nor lines without end", async () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${sheetXml('<row r="1"><c t="str"><v>&b;</v></c></row>')}`;
    expect(await refusal(writeXlsx(good, { [first]: laughs }))).toBe("damaged");
    const idle = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hosts">]>${sheetXml('<row r="1"><c t="str"><v>A</v></c></row>')}`;
    expect(await refusal(writeXlsx(good, { [first]: idle }))).toBe("damaged");
    const line = '<row><c t="str"><v>A</v></c></row>';
    const endless = sheetXml(line.repeat(listLimits.rows + 2));
    expect(await refusal(writeXlsx(good, { [first]: endless }))).toBe("too_long");
    const wide = sheetXml(
      '<row r="1"><c r="A1" t="str"><v>A</v></c><c r="XFD1" t="str"><v>B</v></c></row>',
    );
    const [sheet] = await readBytes(writeXlsx(good, { [first]: wide }));
    expect(cellsOf(sheet)).toEqual([["A"]]);
  });
});
