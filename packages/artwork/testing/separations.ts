import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** One ink's plate of a page: 255 is full ink. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
  /** Ink at a place of the page, mm from its top left corner. */
  readonly at: (x: number, y: number) => number;
}

/** The plates a press would make of a one-page PDF, by ink, drawn by Ghostscript at `dpi`. */
export async function separations(pdf: Uint8Array, dpi: number): Promise<Map<string, Plate>> {
  return inFolder(pdf, async (file, folder) => {
    const out = join(folder, "plate.tif");
    const options = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-sDEVICE=tiffsep", `-r${dpi}`];
    execFileSync("gs", [...options, `-sOutputFile=${out}`, file]);
    const plates = new Map<string, Plate>();
    for (const name of readdirSync(folder)) {
      const ink = /^plate\((.*)\)\.tif$/.exec(name)?.[1];
      if (ink !== undefined) plates.set(ink, await readPlate(join(folder, name), dpi));
    }
    return plates;
  });
}

async function readPlate(file: string, dpi: number): Promise<Plate> {
  const picture = sharp(readFileSync(file), { limitInputPixels: false }).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  // A plate is a film: black is where the ink goes.
  const ink = Uint8Array.from(data, (value) => 255 - value);
  const { width, height } = info;
  const at = (x: number, y: number) => {
    const column = Math.floor((x / 25.4) * dpi);
    const row = Math.floor((y / 25.4) * dpi);
    return ink[row * width + column] ?? 0;
  };
  return { width, height, ink, at };
}

/** The four process inks of a page as MuPDF separates it, four bytes a pixel: 255 is full ink. */
export function mupdfInks(
  pdf: Uint8Array,
  dpi: number,
): Promise<{ readonly width: number; readonly data: Uint8Array }> {
  return inFolder(pdf, async (file) => {
    const args = ["draw", "-q", "-c", "cmyk", "-F", "pam", "-r", `${dpi}`, "-o", "-", file, "1"];
    const pam = execFileSync("mutool", args, { maxBuffer: 1 << 28 });
    const end = pam.indexOf("ENDHDR\n") + 7;
    const head = pam.subarray(0, end).toString("latin1");
    const said = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(head)?.[1]);
    if (said("DEPTH") !== 4) throw new Error(`not four inks: ${head}`);
    return { width: said("WIDTH"), data: pam.subarray(end) };
  });
}

/** What a program of poppler or qpdf says of a PDF. */
export function told(program: string, args: readonly string[], pdf: Uint8Array): Promise<string> {
  return inFolder(pdf, async (file) =>
    execFileSync(program, [...args, file], { encoding: "utf8" }),
  );
}

async function inFolder<T>(
  pdf: Uint8Array,
  act: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "artwork-print-"));
  try {
    const file = join(folder, "page.pdf");
    writeFileSync(file, pdf);
    return await act(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
