import { languageTags } from "@holeshot/domain";
import { sewingSteps } from "@holeshot/garments";
import { productionTexts } from "../texts.ts";
import { type Cell, nextPage, PAGE, table } from "../ticket-page.ts";
import { type BilledGarment, clothNeeds, threadNeeds, type TrimNeed, trimNeeds } from "./bill.ts";
import { roundedUp } from "../cloth-sums.ts";
import { DENSE, note, ROW, title } from "./page-parts.ts";
import { millimetres, type TechPage, type TechProduct } from "./tech-pack.ts";
import { stepWords, trimWords } from "./tech-words.data.ts";

/** Height of the thread's rows with their heading, points. */
const THREADS = 105;
const NBSP = "\u00a0";

/** What is bought: cloth, trims, thread; answers where the next thing may stand. */
export function billPage(page: TechPage, top: number): number {
  const { pdf, pack, say } = page;
  const tag = languageTags[pack.language];
  const workshop = productionTexts[pack.language];
  const number = (value: number, digits: number) => millimetres(value, tag, digits);
  const garments = pack.products.flatMap(({ units }) =>
    units.map(({ unit, drawn }): BilledGarment => ({
      unit,
      garment: drawn.garment,
      material: (piece) => pack.words.material(unit, piece),
      colour: (piece) => pack.words.colour(piece, drawn.scene),
    })),
  );
  let y = title(pdf, say.bill, top + 112 > PAGE.bottom ? nextPage(pdf) : top);
  y = note(pdf, say.billKey(pack.lay.width), y) + 4;
  const cloths = clothNeeds(garments, pack.lay).map((need): Cell[] => [
    need.material,
    need.colour
      ? { swatch: need.colour.stock, text: `${need.colour.name} ${need.colour.stock}` }
      : workshop.printed,
    `× ${need.pieces}`,
    number(roundedUp(need.squareMetres), 2),
    need.metres === null ? "—" : number(roundedUp(need.metres), 2),
    need.loss === null ? "—" : number(need.loss * 100, 0),
  ]);
  y = table(
    pdf,
    [
      { head: workshop.cutFrom, width: 146 },
      { head: workshop.colour, width: 140 },
      { head: workshop.pieces, width: 60 },
      { head: say.netArea, width: 55 },
      { head: say.metres, width: 55 },
      { head: say.loss, width: 55 },
    ],
    cloths,
    y,
    DENSE,
  );
  y = title(pdf, say.trims, y);
  const trims = [...Map.groupBy(trimNeeds(garments), ({ id }) => id)].map(([id, alike]): Cell[] => {
    const total = alike.reduce((sum, one) => sum + one.total, 0);
    return [
      trimWords[id][pack.language],
      `× ${alike.reduce((sum, { count }) => sum + count, 0)}`,
      lengthsOf(alike),
      total > 0 ? number(total / 1000, 2) : "—",
    ];
  });
  y = table(
    pdf,
    [
      { head: say.trims, width: 146 },
      { head: workshop.count, width: 45 },
      { head: say.each, width: 265 },
      { head: say.metres, width: 55 },
    ],
    trims,
    y,
    DENSE,
  );
  // Its three rows do not part from their heading.
  y = title(pdf, say.thread, y + THREADS > PAGE.bottom ? nextPage(pdf) : y);
  y = note(pdf, say.threadKey, y) + 4;
  const threads = threadNeeds(garments).map(({ stitch, seam, thread }): Cell[] => [
    `${stitch} ${say.stitches[stitch]}`,
    number(seam, 1),
    number(thread, 0),
  ]);
  return table(
    pdf,
    [
      { head: say.stitch, width: 246 },
      { head: say.seam, width: 140 },
      { head: `${say.thread}, m`, width: 125 },
    ],
    threads,
    y,
    DENSE,
  );
}

/** `510 × 47 (1) · 458 × 47 (2)`: each length that is cut, with its width where it has one, and how many of it. */
function lengthsOf(alike: readonly TrimNeed[]): string {
  const cut = alike.filter(({ length }) => length !== undefined);
  if (cut.length === 0) return "—";
  return cut
    .map(({ count, length, width }) => {
      const size = [length, width].filter((value) => value !== undefined).join(" × ");
      return `${size} (${count})`.replaceAll(" ", NBSP);
    })
    .join(" · ");
}

/** Height of a product's steps with their heading, points. */
export function constructionHeight({ sample }: TechProduct): number {
  return 60 + sewingSteps(sample.drawn.garment).length * ROW;
}

/** What lies beyond a seam, mm; none where a part is stitched down on another. */
function allowanceOf([least, most]: readonly [number, number]): string {
  if (most === 0) return "—";
  return least === most ? String(most) : `${least}–${most}`;
}

/** How a product is sewn, step by step, below its measures where it has room; answers where the next thing may stand. */
export function constructionPage(
  { pdf, pack, say }: TechPage,
  own: TechProduct,
  top: number,
): number {
  const tag = languageTags[pack.language];
  const workshop = productionTexts[pack.language];
  const { unit, drawn } = own.sample;
  const name = `${pack.words.product(unit)} ${pack.words.size(unit)}`;
  const all = sewingSteps(drawn.garment);
  const needed = constructionHeight(own);
  let y = title(
    pdf,
    `${say.construction}${workshop.colon}${name}`,
    top + needed > PAGE.bottom ? nextPage(pdf) : top,
  );
  y = note(
    pdf,
    Object.entries(say.stitches)
      .map(([stitch, words]) => `${stitch}${workshop.colon}${words}`)
      .join(" · "),
    y,
  );
  const steps = all.map((step, index): Cell[] => {
    return [
      String(index + 1),
      stepWords[step.id][pack.language],
      step.stitches.join(" + "),
      String(step.perCm),
      allowanceOf(step.allowance),
      `× ${step.count}`,
      millimetres(step.length / 1000, tag, 2),
      { boxes: 1 },
    ];
  });
  return table(
    pdf,
    [
      { head: "", width: 22 },
      { head: say.step, width: 215 },
      { head: say.stitch, width: 60 },
      { head: say.perCm, width: 40 },
      { head: say.allowance, width: 50 },
      { head: workshop.count, width: 44 },
      { head: say.length, width: 45 },
      { head: workshop.done[1], width: 35 },
    ],
    steps,
    y + 4,
    DENSE,
  );
}
