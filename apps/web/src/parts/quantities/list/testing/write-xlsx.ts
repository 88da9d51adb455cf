import { writeZip, type ZipLies } from "./write-zip.ts";

type Cell = string | number | null;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006/relationships";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function reference(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row}`;
}

function relations(entries: readonly (readonly [string, string, string])[]): string {
  const all = entries.map(
    ([id, kind, target]) =>
      `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`,
  );
  return `<?xml version="1.0"?><Relationships xmlns="${packaged}">${all.join("")}</Relationships>`;
}

/** The parts of a workbook as a spreadsheet program saves them: texts shared, empty cells left out. */
export function workbookParts(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
): Record<string, string> {
  const texts: string[] = [];
  const cellXml = (cell: Cell, at: string): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
    if (!texts.includes(cell)) texts.push(cell);
    return `<c r="${at}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
  };
  const parts: Record<string, string> = {
    "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
  };
  const names = Object.keys(sheets);
  for (const [index, rows] of Object.values(sheets).entries()) {
    const lines = rows.map((cells, row) => {
      const all = cells.map((cell, column) => cellXml(cell, reference(row + 1, column)));
      return all.some((cell) => cell !== "") ? `<row r="${row + 1}">${all.join("")}</row>` : "";
    });
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
  }
  const listed = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="s${index + 1}"/>`,
  );
  parts["xl/workbook.xml"] =
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join("")}</sheets></workbook>`;
  parts["xl/_rels/workbook.xml.rels"] = relations([
    ...names.map(
      (_, index) => [`s${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`] as const,
    ),
    ["t1", "sharedStrings", "sharedStrings.xml"],
    ["t2", "styles", "/xl/styles.xml"],
  ]);
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  parts["xl/sharedStrings.xml"] = `<sst xmlns="${main}">${shared.join("")}</sst>`;
  return parts;
}

export function writeXlsx(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  more: Readonly<Record<string, string>> = {},
  lies: ZipLies = {},
): Uint8Array<ArrayBuffer> {
  return writeZip({ ...workbookParts(sheets), ...more }, lies);
}
