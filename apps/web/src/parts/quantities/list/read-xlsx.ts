import { SaxesParser, type SaxesTagPlain } from "saxes";
import { ListRefused, listLimits, sheetOf, type Sheet, type SheetRow } from "./sheet.ts";
import { Zip } from "./zip.ts";

type Attributes = Readonly<Record<string, string>>;

interface Handlers {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/** Names without the prefix that some programs write before them. */
function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Walks one part. Nothing in it is followed or run, and a part that defines its own entities is refused. */
function walk(xml: string, handlers: Partial<Handlers>): void {
  const parser = new SaxesParser({ xmlns: false });
  const refuse = () => {
    throw new ListRefused("damaged");
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) =>
    handlers.open?.(local(name), attributes),
  );
  parser.on("closetag", ({ name }) => handlers.close?.(local(name)));
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("cdata", (text) => handlers.text?.(text));
  parser.write(xml).close();
}

async function part(zip: Zip, path: string): Promise<string> {
  const text = await zip.text(path);
  if (text === null) throw new ListRefused("not_a_list");
  return text;
}

/** Where a part's relations lead: id → path in the archive, and the path of the first of a kind. */
async function relations(
  zip: Zip,
  path: string,
): Promise<{ byId: Map<string, string>; ofKind: (kind: string) => string | undefined }> {
  const slash = path.lastIndexOf("/") + 1;
  const folder = path.slice(0, slash);
  const byId = new Map<string, string>();
  const kinds = new Map<string, string>();
  const xml = await zip.text(`${folder}_rels/${path.slice(slash)}.rels`);
  walk(xml ?? "<none/>", {
    open: (name, { Id = "", Type = "", Target = "", TargetMode }) => {
      if (name !== "Relationship" || TargetMode === "External") return;
      const target = new URL(Target, `file:///${folder}`).pathname.slice(1);
      byId.set(Id, decodeURIComponent(target));
      const kind = Type.slice(Type.lastIndexOf("/") + 1);
      if (!kinds.has(kind)) kinds.set(kind, decodeURIComponent(target));
    },
  });
  return { byId, ofKind: (kind) => kinds.get(kind) };
}

/** The texts that cells point at; what explains how to speak a text is no part of it. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let open = false;
  let spoken = false;
  walk(xml, {
    open: (name) => {
      if (name === "si") texts.push("");
      if (name === "rPh") spoken = true;
      if (name === "t") open = !spoken;
    },
    close: (name) => {
      if (name === "t") open = false;
      if (name === "rPh") spoken = false;
    },
    text: (text) => {
      if (open) texts.push((texts.pop() ?? "") + text);
    },
  });
  return texts;
}

/** Per style of a cell how many digits its numbers show at least: start numbers are often 007. */
function shownDigits(xml: string): number[] {
  const formats = new Map<string, number>();
  const digits: number[] = [];
  let ofCells = false;
  walk(xml, {
    open: (name, { numFmtId = "", formatCode = "" }) => {
      if (name === "cellXfs") ofCells = true;
      if (name === "numFmt" && /^0+$/.test(formatCode)) formats.set(numFmtId, formatCode.length);
      if (name === "xf" && ofCells) digits.push(formats.get(numFmtId) ?? 1);
    },
    close: (name) => {
      if (name === "cellXfs") ofCells = false;
    },
  });
  return digits;
}

function shownNumber(text: string, digits: number): string {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return text;
  // As a spreadsheet shows it: without the noise of its own arithmetic.
  const shown = String(Number(value.toPrecision(12)));
  return Number.isInteger(value) && value >= 0 ? shown.padStart(digits, "0") : shown;
}

/** A → 0, AB → 27. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? "";
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

interface Book {
  texts: readonly string[];
  digits: readonly number[];
}

/** One sheet's cells as their shown text. */
class SheetReader {
  readonly rows: SheetRow[] = [];
  readonly #book: Book;
  #cells: string[] = [];
  #row = 0;
  #column = -1;
  #cell: Attributes = {};
  #text = "";
  #open = false;

  constructor(book: Book) {
    this.#book = book;
  }

  read(xml: string): void {
    walk(xml, {
      open: (name, attributes) => this.#start(name, attributes),
      close: (name) => this.#end(name),
      text: (text) => {
        if (this.#open) this.#text += text;
      },
    });
  }

  #start(name: string, attributes: Attributes): void {
    if (name === "row") {
      this.#row = Number(attributes["r"] ?? this.#row + 1);
      this.#cells = [];
      this.#column = -1;
    } else if (name === "c") {
      const { r } = attributes;
      this.#column = r === undefined ? this.#column + 1 : columnOf(r);
      this.#cell = attributes;
      this.#text = "";
    } else if (name === "v" || name === "t") this.#open = true;
  }

  #end(name: string): void {
    if (name === "v" || name === "t") this.#open = false;
    else if (name === "c") {
      if (this.#column < 0 || this.#column >= listLimits.columns) return;
      while (this.#cells.length < this.#column) this.#cells.push("");
      this.#cells[this.#column] = this.#shown();
    } else if (name === "row" && this.#cells.some((cell) => cell.trim() !== "")) {
      if (this.rows.length > listLimits.rows) throw new ListRefused("too_long");
      this.rows.push({ row: this.#row, cells: this.#cells });
    }
  }

  #shown(): string {
    const { t: type = "n", s: style = "0" } = this.#cell;
    if (type === "s") return this.#book.texts[Number(this.#text)] ?? "";
    if (type !== "n") return this.#text;
    return shownNumber(this.#text, this.#book.digits[Number(style)] ?? 1);
  }
}

/** The sheets of a workbook that show something, in its own order. Throws `ListRefused`. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const zip = new Zip(bytes, listLimits.unpackedBytes);
  const root = await relations(zip, "");
  const workbook = root.ofKind("officeDocument") ?? "xl/workbook.xml";
  const { byId, ofKind } = await relations(zip, workbook);
  const found: { name: string; path: string }[] = [];
  walk(await part(zip, workbook), {
    open: (name, attributes) => {
      if (name !== "sheet" || (attributes["state"] ?? "visible") !== "visible") return;
      const id = Object.entries(attributes).find(([key]) => local(key) === "id")?.[1] ?? "";
      const path = byId.get(id);
      if (path !== undefined) found.push({ name: attributes["name"] ?? "", path });
    },
  });
  const texts = ofKind("sharedStrings");
  const styles = ofKind("styles");
  const book: Book = {
    texts: texts === undefined ? [] : sharedTexts((await zip.text(texts)) ?? "<none/>"),
    digits: styles === undefined ? [] : shownDigits((await zip.text(styles)) ?? "<none/>"),
  };
  const sheets: Sheet[] = [];
  for (const { name, path } of found.slice(0, listLimits.sheets)) {
    const xml = await zip.text(path);
    if (xml === null) continue;
    const reader = new SheetReader(book);
    reader.read(xml);
    sheets.push(sheetOf(name, reader.rows));
  }
  return sheets.filter(({ rows }) => rows.length > 0);
}
