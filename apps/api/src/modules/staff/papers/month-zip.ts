import { Readable } from "node:stream";
import type { Language } from "@holeshot/domain";
import { Zip, ZipPassThrough } from "fflate";
import type { Db } from "../../../platform/database/database.ts";
import { findOrder, listPapers, readPaper } from "../../orders/index.ts";
import { listColumns, listTexts } from "./list-texts.ts";
import { type MonthPaper, monthPapers, type Stretch } from "./month-reader.ts";

/** So many rows are in the memory at a time, and one file. */
const AT_ONCE = 200;
/** Spreadsheets read a text as UTF-8 that begins so. */
const MARK = "\u{FEFF}";

interface Wanted extends Stretch {
  readonly language: Language;
}

/** A month's papers as one ZIP, written while they are read: the table first, then a file each. */
export function monthZip(db: Db, wanted: Wanted): Readable {
  return Readable.from(pieces(db, wanted));
}

/** Where a paper is in it. */
function fileOf({ kind, number }: MonthPaper): string {
  return `${kind === "credit_note" ? "credit-notes" : "invoices"}/${number}.pdf`;
}

async function* pieces(db: Db, wanted: Wanted): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => ready.splice(0);
  const entry = (path: string) => {
    const file = new ZipPassThrough(path);
    file.mtime = wanted.until;
    zip.add(file);
    return file;
  };
  const table = entry(`papers-${wanted.month}.csv`);
  const say = listTexts[wanted.language];
  table.push(Buffer.from(MARK + line(listColumns.map((column) => say[column]))));
  for await (const papers of inParts(db, wanted)) {
    table.push(Buffer.from(papers.map((paper) => line(cellsOf(paper, say))).join("")));
    yield* taken();
  }
  table.push(new Uint8Array(), true);
  for await (const papers of inParts(db, wanted)) {
    for (const paper of papers) {
      entry(fileOf(paper)).push(await bytesOf(db, paper), true);
      yield* taken();
    }
  }
  zip.end();
  yield* taken();
  ready = [];
}

async function* inParts(db: Db, wanted: Wanted): AsyncGenerator<readonly MonthPaper[]> {
  let after = "";
  for (;;) {
    const papers = await monthPapers(db, wanted, after, AT_ONCE);
    yield papers;
    const last = papers.at(-1);
    if (papers.length < AT_ONCE || last === undefined) return;
    after = last.number;
  }
}

/** The file that its customer opens. */
async function bytesOf(db: Db, { order_id: id, number }: MonthPaper): Promise<Uint8Array> {
  const order = await findOrder(db, id);
  const paper = order && (await listPapers(db, order)).find((each) => each.number === number);
  if (!order || !paper) throw new Error(`Paper ${number} is gone.`);
  return readPaper(db, order, paper.invoice, paper.beside);
}

function cellsOf(paper: MonthPaper, say: (typeof listTexts)[Language]): readonly string[] {
  const { gross, vat, percent, tax } = paper;
  return [
    paper.number,
    say[paper.kind],
    paper.day,
    paper.order_number,
    plain(paper.customer),
    plain(paper.vat_id ?? ""),
    paper.country.toUpperCase(),
    euros(gross - vat),
    tax === "contained" ? `${percent ?? 0}%` : say[tax],
    euros(vat),
    euros(gross),
    fileOf(paper),
  ];
}

/** What a customer typed is a text, also where a spreadsheet would take it for a formula. */
function plain(typed: string): string {
  return /^[=+\-@\t\r]/.test(typed) ? `'${typed}` : typed;
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** As RFC 4180 has it. */
function line(cells: readonly string[]): string {
  const written = cells.map((text) =>
    /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
  );
  return `${written.join(",")}\r\n`;
}
