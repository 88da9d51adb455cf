import Papa from "papaparse";
import { listLimits, sheetOf, type Sheet } from "./sheet.ts";

/** Excel's own first line that names the separator. */
const namedSeparator = /^sep=(.)\n/;

const marks = ["\t", ";", "|", ","] as const;
const linesLookedAt = 20;

/** What stands between cells in at least half of the lines; a comma may also be part of a name, so it comes last. */
function separatorOf(text: string): string {
  const unquoted = text.slice(0, listLimits.textBytes / 8).replaceAll(/"(?:[^"]|"")*"/g, "");
  const lines = unquoted.split("\n").filter((line) => line.trim() !== "");
  const first = lines.slice(0, linesLookedAt);
  const found = marks.find(
    (mark) => first.filter((line) => line.includes(mark)).length * 2 >= first.length,
  );
  return found ?? ",";
}

function parse(text: string, delimiter: string, quoteChar: string): Papa.ParseResult<string[]> {
  return Papa.parse<string[]>(text, { delimiter, newline: "\n", quoteChar });
}

/** A spreadsheet's clipboard or the text of a CSV file, whichever marks stand between its cells. */
export function readText(text: string): Sheet {
  const plain = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const [line, named] = namedSeparator.exec(plain) ?? [""];
  const body = plain.slice(line.length);
  const delimiter = named ?? separatorOf(body);
  let parsed = parse(body, delimiter, '"');
  // A quote that nobody closed would swallow all lines below it: then quotes are letters like others.
  if (parsed.errors.some(({ type }) => type === "Quotes")) parsed = parse(body, delimiter, "\0");
  return sheetOf(
    "",
    parsed.data.map((cells, index) => ({ row: index + 1, cells })),
  );
}
