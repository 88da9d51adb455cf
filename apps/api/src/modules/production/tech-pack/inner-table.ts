import { languageTags } from "@holeshot/domain";
import { innerLines, innerMeasures } from "@holeshot/garments";
import { productionTexts } from "../texts.ts";
import { type Cell, nextPage, PAGE, table } from "../ticket-page.ts";
import { innerTexts, innerWords } from "./inner-words.data.ts";
import { DENSE, note, ROW, title } from "./page-parts.ts";
import type { TechPage, TechProduct, TechUnit } from "./tech-pack.ts";

/** Each work within the pieces of a product, told of the sample or else of the first line that has it, as some options have. */
function worksOf({ sample, units }: TechProduct) {
  const all = [sample, ...units].flatMap((own) => worksOn(own));
  return [...Map.groupBy(all, ({ work }) => work).values()].flatMap((alike) => alike.slice(0, 1));
}

function worksOn({ unit, drawn: { garment } }: TechUnit) {
  return [...Map.groupBy(innerLines(garment), ({ work }) => work)].map(([work, lines]) => ({
    unit,
    work,
    lines: lines.length,
    pieces: [...new Set(lines.map(({ piece }) => piece))],
    measures: innerMeasures(garment, work),
  }));
}

/** What is padded, quilted, printed or moulded within the pieces of each product's sample; answers where the next thing may stand. */
export function innerTable({ pdf, pack }: TechPage, top: number): number {
  const words = innerTexts[pack.language];
  const workshop = productionTexts[pack.language];
  const number = new Intl.NumberFormat(languageTags[pack.language]);
  const told = (value: number | undefined) => (value === undefined ? "—" : number.format(value));
  const products = pack.products.flatMap((own) => {
    const rows = worksOf(own).map(({ unit, work, lines, pieces, measures }): Cell[] => [
      innerWords[work][pack.language],
      pieces.map((piece) => pack.words.piece(unit, piece)).join(", "),
      `× ${lines}`,
      told(measures.height),
      told(measures.apart),
      told(measures.diameter),
    ]);
    return rows.length === 0 ? [] : [{ name: pack.words.product(own.sample.unit), rows }];
  });
  if (products.length === 0) return top;
  const rows = products.flatMap(({ name, rows: of }): Cell[][] =>
    pack.products.length === 1 ? of : [[{ above: name }], ...of],
  );
  // A row of many pieces has two lines.
  const needed = 62 + rows.length * 1.5 * ROW;
  const from = top + needed > PAGE.bottom ? nextPage(pdf) : top;
  const y = note(pdf, words.key, title(pdf, words.title, from)) + 4;
  return table(
    pdf,
    [
      { head: "", width: 190 },
      { head: workshop.piece, width: 185 },
      { head: workshop.count, width: 40 },
      { head: words.height, width: 38 },
      { head: words.apart, width: 38 },
      { head: words.diameter, width: 20 },
    ],
    rows,
    y,
    DENSE,
  );
}
