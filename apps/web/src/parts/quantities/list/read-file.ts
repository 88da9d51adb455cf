import { readText } from "./read-text.ts";
import { ListRefused, listLimits, type Sheet } from "./sheet.ts";

type XlsxReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<Sheet[]>;

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** A locked workbook is packed into the same kind of file that Excel wrote before 2007. */
function namesEncryption(bytes: Uint8Array): boolean {
  return new TextDecoder("utf-16le").decode(bytes).includes("EncryptedPackage");
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding, { fatal: encoding !== "windows-1252" }).decode(bytes);
}

/** Text as Excel and its like write it: marked, UTF-8, or what Windows in western Europe uses. */
function textOf(bytes: Uint8Array): string {
  try {
    if (startsWith(bytes, 0xff, 0xfe)) return decode("utf-16le", bytes);
    if (startsWith(bytes, 0xfe, 0xff)) return decode("utf-16be", bytes);
    // No list has zeros in it; pictures, programs and the like do.
    if (bytes.includes(0)) throw new ListRefused("not_a_list");
    return decode("utf-8", bytes);
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault;
    return decode("windows-1252", bytes);
  }
}

function sheetsOfText(bytes: Uint8Array): Sheet[] {
  if (bytes.byteLength > listLimits.textBytes) throw new ListRefused("too_big");
  return [readText(textOf(bytes))];
}

/** The reader of workbooks is fetched when somebody is about to need it. */
export async function fetchXlsxReader(): Promise<XlsxReader> {
  const { readXlsx } = await import("./read-xlsx.ts");
  return readXlsx;
}

/** The sheets of a picked or dropped file, told apart by content, not by name. Throws `ListRefused`. */
export async function readFile(file: Blob): Promise<Sheet[]> {
  if (file.size > listLimits.fileBytes) throw new ListRefused("too_big");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new ListRefused(namesEncryption(bytes) ? "locked" : "old_excel");
  }
  const pdf = startsWith(bytes, 0x25, 0x50, 0x44, 0x46);
  if (pdf) throw new ListRefused("not_a_list");
  const sheets = startsWith(bytes, 0x50, 0x4b)
    ? await (
        await fetchXlsxReader()
      )(bytes)
    : sheetsOfText(bytes);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ListRefused("nothing");
  return filled;
}
