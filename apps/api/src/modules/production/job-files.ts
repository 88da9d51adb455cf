import type { KeepFile } from "./pack-files.ts";
import type { PackFile, PackLine } from "./manifest.ts";

interface JobFacts {
  readonly printer: string;
  readonly colour: string;
  readonly standard: string | null;
  readonly bleed: number;
  readonly created: Date;
  readonly lines: readonly { readonly order: string; readonly line: PackLine }[];
}

/** One file that a press prints, in plain words and figures: a hot folder reads it by these names. */
function jobsOf({ printer, colour, standard, bleed, lines }: JobFacts) {
  return lines.flatMap(({ order, line }) =>
    line.pieces
      .filter(({ printed }) => printed)
      .map((piece) => ({
        file: piece.path,
        sha256: piece.sha256,
        copies: piece.copies,
        width_mm: (piece.print_mm ?? piece.trim_mm)[0],
        height_mm: (piece.print_mm ?? piece.trim_mm)[1],
        bleed_mm: bleed,
        cloth: piece.fabric ?? piece.material,
        printer,
        colour,
        standard: standard ?? "",
        order,
        line: line.line,
        product: line.product,
        size: line.size,
        piece: piece.piece,
        mark: piece.mark,
        revision: line.design.revision,
      })),
  );
}

/** The list of what is to be printed, as JSON and as a table, for hot folders. */
export async function jobFiles(facts: JobFacts, keep: KeepFile): Promise<PackFile[]> {
  // What goes on one cloth stands together, as it is printed; of those alike the order stays.
  const jobs = jobsOf(facts).toSorted((a, b) =>
    a.cloth < b.cloth ? -1 : a.cloth > b.cloth ? 1 : 0,
  );
  const { printer, created } = facts;
  const json = { format: 1, printer, created: created.toISOString(), jobs };
  const heads = Object.keys(jobs[0] ?? {});
  const rows = [heads, ...jobs.map((job) => Object.values(job).map(String))];
  const csv = rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
  return [
    await keep(() => "jobs.json", Buffer.from(`${JSON.stringify(json, null, 2)}\n`)),
    await keep(() => "jobs.csv", Buffer.from(csv)),
  ];
}

/** As RFC 4180 has it. */
function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
