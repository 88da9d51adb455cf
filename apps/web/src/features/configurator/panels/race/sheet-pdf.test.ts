import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sheetPdf, type SheetContent } from "./sheet-pdf.ts";

const many = Array.from({ length: 90 }, (_, at) => [
  `Sponsor ${at} (Åse & «Œuvre») \\`,
  "Voorkant",
  "120 × 40 mm",
  "96 %",
]);
const content: SheetContent = {
  title: "Crossteam Sørensen – été",
  subtitle: "Holeshot",
  pictures: [],
  head: ["Sponsor", "Plaats", "Maat", "Zichtbaar"],
  rows: many,
  foot: "Gerekend met protector, nekbrace en shirt in de broek.",
};

const missing = ["qpdf", "pdftotext"].some((name) => spawnSync(name, ["--version"]).error);

it.skipIf(missing && process.env["CI"] !== "true")(
  "is a whole PDF for other programs, with every row as text",
  () => {
    const file = join(mkdtempSync(join(tmpdir(), "sheet-")), "sheet.pdf");
    writeFileSync(file, sheetPdf(content));
    expect(execFileSync("qpdf", ["--check", file]).toString()).toContain("No syntax or stream");
    const read = execFileSync("pdftotext", ["-layout", file, "-"]).toString();
    const missed = many.filter(([name = ""]) => !read.includes(name.slice(0, 20)));
    expect(missed).toEqual([]);
    expect(read).toContain("Crossteam Sørensen – été");
    expect(readFileSync(file).length).toBeLessThan(40_000);
  },
);
