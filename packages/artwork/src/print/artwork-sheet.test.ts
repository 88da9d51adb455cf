import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PiecePrint, printMarker, printPattern, printPiece } from "@holeshot/artwork";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { hasProgram } from "../../../../tests/programs.ts";
import { colourLayer } from "../../testing/fixtures.ts";
import { pdfPages } from "../../testing/pdf-content.ts";
import { printer, printJob, sewnPiece } from "../../testing/print-job.ts";
import { separations, told } from "../../testing/separations.ts";

const dpi = 100;
/** Where the piece's origin lies on the page, mm: 80 of it, 8 to sew, 6 of bleed and 10 of margin. */
const origin = { x: 104, y: 24 };

function sheet(changes: Partial<PiecePrint> = {}): PiecePrint {
  return printJob([colourLayer({ primary: "#00a0a0" })], {
    marks: "cutter",
    patches: [sewnPiece({ id: "patch" })],
    ...changes,
  });
}

/** A page as it comes out of a reader that knows none of our inks: colours by millimetres from its corner. */
async function drawn(pdf: Uint8Array, command: (file: string, out: string) => readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "artwork-sheet-"));
  try {
    const [file, out] = [join(folder, "page.pdf"), join(folder, "out")];
    writeFileSync(file, pdf);
    const [program = "", ...words] = command(file, out);
    execFileSync(program, words);
    const { data, info } = await sharp(readFileSync(`${out}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => {
      const [column, row] = [x, y].map((mm) => Math.floor((mm / 25.4) * dpi)) as [number, number];
      const at = (row * info.width + column) * info.channels;
      return [...data.subarray(at, at + 3)];
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const gs = ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-dPrinted", `-r${dpi}`];
const readers = {
  gs: (file: string, out: string) => [...gs, "-sDEVICE=png16m", `-sOutputFile=${out}.png`, file],
  pdftocairo: (file: string, out: string) =>
    ["pdftocairo", "-png", "-r", `${dpi}`, "-singlefile", file, out] as const,
  /** Poppler's own way to a printer, which asks layers for their print state, and that page drawn. */
  pdftops: (file: string, out: string) => {
    execFileSync("pdftops", ["-paper", "match", file, `${out}.ps`]);
    return [...gs, "-sDEVICE=png16m", `-sOutputFile=${out}.png`, `${out}.ps`];
  },
};

describe("what a press gets", () => {
  for (const [name, command] of Object.entries(readers)) {
    test.skipIf(!hasProgram("gs") || !hasProgram(name))(
      `A7.18 ${name} prints no mark of a sheet: neither cut line, notch nor seam`,
      async () => {
        for (const colour of ["rgb", "cmyk"] as const) {
          const at = await drawn(
            await printPiece(sheet({ printer: { ...printer, colour } })),
            command,
          );
          const ground = at(origin.x + 40, origin.y + 60);
          expect(Math.max(...ground) - Math.min(...ground), "is inked").toBeGreaterThan(60);
          // Over the cut line, the seam line, the grain and a notch, at the right, left and above.
          for (let off = -89; off <= 89; off += 0.15) {
            const here = [at(origin.x + off, origin.y + 63), at(origin.x + 30, origin.y + off)];
            const beside = Math.abs(off) > 88.5 ? [here[0]] : here;
            for (const colours of off < -13 ? [here[0]] : beside) expect(colours).toEqual(ground);
          }
          for (let y = 50; y < 70; y += 0.2) {
            expect(at(origin.x - 87, origin.y + y)).toEqual(ground);
          }
        }
      },
    );
  }

  test.skipIf(!hasProgram("gs"))("A7.19 a cutter finds its inks, whole", async () => {
    const plates = await separations(await printPiece(sheet()), 150);
    expect(new Set(plates.keys())).toEqual(
      new Set(["Cyan", "Magenta", "Yellow", "Black", "Knife", "Snip", "Ticket"]),
    );
    const most = (name: string, x: number, y: number) =>
      Math.max(
        ...[-0.2, 0, 0.2].flatMap((dx) =>
          [-0.2, 0, 0.2].map(
            (dy) => plates.get(name)?.at(origin.x + x + dx, origin.y + y + dy) ?? 0,
          ),
        ),
      );
    expect(most("Knife", 88, 60)).toBeGreaterThan(150);
    expect(most("Knife", 20, 142)).toBeGreaterThan(150);
    expect(most("Snip", -86, 60)).toBeGreaterThan(150);
  });

  test("A7.19 the cut line is closed, notches are open", async () => {
    const text = pdfPages(await printPiece(sheet()))[0]?.content ?? "";
    const [, cut = ""] = /\/OC \/L1 BDC([\s\S]*?)EMC/.exec(text) ?? [];
    const [, notch = ""] = /\/OC \/L2 BDC([\s\S]*?)EMC/.exec(text) ?? [];
    expect(cut.match(/^h$/gm)).toHaveLength(1);
    expect(notch.match(/ m$/gm)).toHaveLength(3);
    expect(notch).not.toMatch(/^h$/m);
  });

  test.skipIf(!hasProgram("gs"))(
    "A7.20 dots of 6 mm stand round it, none further than 400 mm",
    async () => {
      const plates = await separations(await printPiece(sheet()), 150);
      const inks = ["Cyan", "Magenta", "Yellow", "Black"];
      const black = (x: number, y: number) =>
        Math.max(...inks.map((ink) => plates.get(ink)?.at(x, y) ?? 0)) > 200;
      // Half way into the margin of 10 mm, at the corners of 188 × 162 mm of ink.
      for (const [x, y] of [
        [5, 5],
        [203, 5],
        [5, 177],
        [203, 177],
      ] as const) {
        for (const [dx, dy] of [
          [0, 0],
          [2.8, 0],
          [-2.8, 0],
          [0, 2.8],
          [0, -2.8],
        ] as const)
          expect(black(x + dx, y + dy), `${x} ${y} ${dx} ${dy}`).toBe(true);
        for (const d of [-3.3, 3.3]) expect(black(x + d, y)).toBe(false);
      }
      const width = 1000;
      const marker = await printMarker({
        ...sheet(),
        width,
        length: 900,
        pieces: [],
      });
      const plate = (await separations(marker, 50)).get("Black");
      const found = (x: number) => {
        const rows: number[] = [];
        for (let y = 40; y < 940; y += 1) if ((plate?.at(x, y) ?? 0) > 128) rows.push(y);
        return rows.filter((y, index) => y - (rows[index - 1] ?? -9) > 1);
      };
      for (const x of [5, width + 15]) {
        const tops = found(x);
        expect(tops).toHaveLength(4);
        tops
          .slice(1)
          .forEach((y, index) => expect(y - (tops[index] ?? 0)).toBeLessThanOrEqual(400));
      }
    },
  );
});

describe("what a cutting table gets", () => {
  test.skipIf(!hasProgram("gs"))(
    "A7.21 a pattern has a page a piece with all marks and no artwork",
    async () => {
      const holes = [{ x: 40, y: 90, radius: 1.5 }];
      const { scene, ...job } = sheet({ printer: { ...printer, colour: "cmyk" }, holes });
      expect(scene).toBeDefined();
      const pieces = [job, { ...job, piece: sewnPiece({ id: "back", material: "rib" }) }];
      const pdf = await printPattern({ ...job, title: "pattern", pieces });
      expect(await told("pdfinfo", [], pdf)).toMatch(/Pages: +2/);
      const single = await printPattern({ ...job, title: "pattern", pieces: pieces.slice(0, 1) });
      const plates = await separations(single, 150);
      for (const ink of Object.values(printer.inks)) {
        expect(
          plates.get(ink)?.ink.some((value) => value > 128),
          ink,
        ).toBe(true);
      }
      expect(plates.get("Cyan")?.ink.some((value) => value > 128)).toBe(false);
    },
  );

  test("A7.21 marks what is worked within a piece, closed or with two ends", async () => {
    const { scene, ...job } = sheet({ patches: [] });
    expect(scene).toBeDefined();
    const corner = { x: 10, y: 20 };
    const points = [corner, { x: 40, y: 20 }, { x: 40, y: 50 }];
    const line = { work: "palmPads", piece: job.piece.id, points } as const;
    const inner = [
      { ...line, closed: true },
      { ...line, closed: false },
    ];
    const contentOf = async (more: object) => {
      const pieces = [{ ...job, ...more }];
      const pdf = await printPattern({ ...job, title: "pattern", pieces });
      return pdfPages(pdf)[0]?.content ?? "";
    };
    const [without, marked] = [await contentOf({}), await contentOf({ inner })];
    const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(marked, /^10 20 m$/gm) - count(without, /^10 20 m$/gm)).toBe(2);
    expect(count(marked, /^h$/gm) - count(without, /^h$/gm)).toBe(1);
  });
});
