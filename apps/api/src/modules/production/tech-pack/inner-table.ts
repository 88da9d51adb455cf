import { languageTags } from "@holeshot/domain";
import { type Garment, innerLines, innerMeasures } from "@holeshot/garments";
import { productionTexts } from "../texts.ts";
import { type Cell, nextPage, PAGE, table } from "../ticket-page.ts";
import { innerTexts, innerWords } from "./inner-words.data.ts";
import { DENSE, note, ROW, title } from "./page-parts.ts";
import type { TechPage, TechProduct } from "./tech-pack.ts";

/** One work within a garment's pieces: the pieces it is on, and its lines on all of them. */
function worksOf(garment: Garment) {
  return [...Map.groupBy(innerLines(garment), ({ work }) => work)].map(([work, lines]) => ({
    work,
    lines: lines.length,
    pieces: [...new Set(lines.map(({ piece }) => piece))],
    measures: innerMeasures(garment, work),
  }));
}

/** What is padded, quilted, printed or moulded within the pieces of a product's sample; answers where the next thing may stand. */
export function innerTable({ pdf, pack }: TechPage, own: TechProduct, top: number): number {
  const { unit, drawn } = own.sample;
  const works = worksOf(drawn.garment);
  if (works.length === 0) return top;
  const words = innerTexts[pack.language];
  const workshop = productionTexts[pack.language];
  const number = new Intl.NumberFormat(languageTags[pack.language]);
  const told = (value: number | undefined) => (value === undefined ? "—" : number.format(value));
  const rows = works.map(({ work, lines, pieces, measures }): Cell[] => [
    innerWords[work][pack.language],
    pieces.map((piece) => pack.words.piece(unit, piece)).join(", "),
    `× ${lines}`,
    told(measures.height),
    told(measures.apart),
    told(measures.diameter),
  ]);
  const name = `${words.title}${workshop.colon}${pack.words.product(unit)}`;
  const needed = 62 + works.length * 2 * ROW;
  const from = top + needed > PAGE.bottom ? nextPage(pdf) : top;
  const y = note(pdf, words.key, title(pdf, name, from)) + 4;
  return table(
    pdf,
    [
      { head: "", width: 200 },
      { head: workshop.piece, width: 161 },
      { head: workshop.count, width: 40 },
      { head: words.height, width: 40 },
      { head: words.apart, width: 40 },
      { head: words.diameter, width: 30 },
    ],
    rows,
    y,
    DENSE,
  );
}
