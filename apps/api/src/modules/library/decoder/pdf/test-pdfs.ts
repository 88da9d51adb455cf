import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";

/** Whether a program is here: what only tests need is no dependency. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync("which", [name]);
    return true;
  } catch {
    return false;
  }
}

/** Runs work in a folder that goes afterwards. */
export function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "holeshot-pdf-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page of 300 by 200 points as Ghostscript makes it of PostScript, its letters embedded. */
export function ghostscript(program: string): Buffer {
  return inFolder((folder) => {
    const [source, target] = [join(folder, "page.ps"), join(folder, "page.pdf")];
    const text = `%!PS\n<< /PageSize [300 200] >> setpagedevice\n${program}\nshowpage\n`;
    writeFileSync(source, text);
    execFileSync("gs", [
      "-q",
      "-sDEVICE=pdfwrite",
      "-dPDFSETTINGS=/prepress",
      "-o",
      target,
      source,
    ]);
    return readFileSync(target);
  });
}

/** The file after qpdf has done something with it. */
export function qpdf(bytes: Uint8Array, ...options: readonly string[]): Buffer {
  return inFolder((folder) => {
    const [source, target] = [join(folder, "in.pdf"), join(folder, "out.pdf")];
    writeFileSync(source, bytes);
    execFileSync("qpdf", [...options, source, target]);
    return readFileSync(target);
  });
}

/** The first page as Poppler paints it, at 144 pixels an inch. */
export function poppler(bytes: Uint8Array): Buffer {
  return inFolder((folder) => {
    const [source, target] = [join(folder, "in.pdf"), join(folder, "page")];
    writeFileSync(source, bytes);
    execFileSync("pdftoppm", ["-r", "144", "-png", "-cropbox", "-singlefile", source, target]);
    return readFileSync(`${target}.png`);
  });
}

interface PageParts {
  readonly content: string | Uint8Array;
  /** Entries of the page's dictionary. */
  readonly page?: string;
  /** Entries of the catalogue. */
  readonly root?: string;
  /** Whole objects from number 5 on. */
  readonly more?: readonly string[];
}

/** A page written by hand, its content compressed. */
export function byHand({ content, page = "", root = "", more = [] }: PageParts): Buffer {
  const packed = deflateSync(content, { level: 9 });
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  const put = (...pieces: readonly (string | Buffer)[]): void => {
    places.push(parts.reduce((sum, part) => sum + part.length, 0));
    const number = places.length;
    parts.push(Buffer.from(`${number} 0 obj\n`), ...pieces.map((each) => Buffer.from(each)));
    parts.push(Buffer.from("\nendobj\n"));
  };
  put(`<< /Type /Catalog /Pages 2 0 R ${root} >>`);
  put("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
  put(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R ${page} >>`);
  put(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, packed, "\nendstream");
  for (const each of more) put(each);
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = places.length + 1;
  parts.push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows}`));
  parts.push(
    Buffer.from(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}
