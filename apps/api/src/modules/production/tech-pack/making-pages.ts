import { languageTags } from "@holeshot/domain";
import { type SewingStep, sewingSteps, trimsOf } from "@holeshot/garments";
import { holeTexts } from "../hole-words.ts";
import { productionTexts } from "../texts.ts";
import { type Cell, nextPage, PAGE, table } from "../ticket-page.ts";
import { type BilledGarment, clothNeeds, threadNeeds, type TrimNeed, trimNeeds } from "./bill.ts";
import { roundedUp } from "../cloth-sums.ts";
import { DENSE, note, ROW, title } from "./page-parts.ts";
import {
  hasHoles,
  millimetres,
  type TechPage,
  type TechProduct,
  type TechUnit,
} from "./tech-pack.ts";
import { elasticHems, stepWords, trimWords } from "./tech-words.data.ts";

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

/** Height of a product's steps with their heading, points: of those that its drawings show. */
export function constructionHeight(own: TechProduct): number {
  const [first, ...others] = waysOfSewing(own);
  return first ? stepsHeight(first, others.length > 0) : 0;
}

/** One more line of small letters, points. */
const NOTE = 13;

function stepsHeight({ steps, units }: WayOfSewing, isOneOfSeveral: boolean): number {
  const notes = (isOneOfSeveral ? 1 : 0) + (units.some(hasHoles) ? 1 : 0);
  return 60 + notes * NOTE + steps.length * ROW;
}

interface WayOfSewing {
  readonly sample: TechUnit;
  readonly steps: readonly SewingStep[];
  readonly units: readonly TechUnit[];
}

/** Lines that are sewn alike, those of the drawings first: a zip or an open cuff is sewn in other steps. */
export function waysOfSewing({ sample, units }: TechProduct): readonly WayOfSewing[] {
  const steps = new Map(
    [sample, ...units].map(({ drawn: { garment } }) => [garment, sewingSteps(garment)] as const),
  );
  const stepsOf = ({ drawn }: TechUnit) => steps.get(drawn.garment) ?? [];
  // How long a seam is, how many rows fill a piece and how much is turned in goes by the size.
  const wayOf = (unit: TechUnit) =>
    [
      ...stepsOf(unit).map(({ id, stitches, count, within }) =>
        [id, ...stitches, within ? "" : count].join(" "),
      ),
      hasElasticHems(unit),
    ].join("|");
  const shown = wayOf(sample);
  const ways = [...Map.groupBy(units, wayOf)].map(([way, alike]): WayOfSewing => {
    const one = way === shown ? sample : (alike[0] ?? sample);
    return { sample: one, steps: stepsOf(one), units: alike };
  });
  const isShown = (way: WayOfSewing) => (way.sample === sample ? 0 : 1);
  return ways.toSorted((a, b) => isShown(a) - isShown(b));
}

/** Sleeves that end in a casing have the pieces and seams of open ones: the elastic is a trim. */
function hasElasticHems({ unit, drawn: { garment } }: TechUnit): boolean {
  return trimsOf(garment, unit.properties).some(({ id }) => id === "cuffElastic");
}

/** `1–5, 8`: the numbers of lines, those in a row as one. */
export function lineRanges(units: readonly Pick<TechUnit, "unit">[]): string {
  const ranges: [number, number][] = [];
  for (const position of units.map(({ unit }) => unit.position).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && position <= last[1] + 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/** How a product is sewn, step by step, below its measures where it has room; answers where the next thing may stand. */
export function constructionPage(page: TechPage, own: TechProduct, top: number): number {
  const ways = waysOfSewing(own);
  return ways.reduce((y, way) => constructionTable(page, way, ways.length > 1, y), top);
}

function constructionTable(
  { pdf, pack, say }: TechPage,
  way: WayOfSewing,
  isOneOfSeveral: boolean,
  top: number,
): number {
  const { sample, steps: all, units } = way;
  const tag = languageTags[pack.language];
  const workshop = productionTexts[pack.language];
  const { unit } = sample;
  // One way serves many sizes: which of them the metres are of is told below.
  const name = pack.words.product(unit);
  const needed = stepsHeight(way, isOneOfSeveral);
  let y = title(
    pdf,
    `${say.construction}${workshop.colon}${name}`,
    top + needed > PAGE.bottom ? nextPage(pdf) : top,
  );
  if (isOneOfSeveral) y = note(pdf, `${say.lines}${workshop.colon}${lineRanges(units)}`, y);
  const holed = units.filter(hasHoles);
  if (holed.length > 0) {
    const lines = `${say.lines}${workshop.colon}${lineRanges(holed)}`;
    y = note(pdf, `${holeTexts[pack.language].first} · ${lines}`, y);
  }
  y = note(
    pdf,
    [
      ...Object.entries(say.stitches).map(
        ([stitch, words]) => `${stitch}${workshop.colon}${words}`,
      ),
      say.lengthsOf(pack.words.size(unit)),
    ].join(" · "),
    y,
  );
  const number = new Intl.NumberFormat(tag);
  const steps = all.map((step, index): Cell[] => {
    return [
      String(index + 1),
      wordsOf(step, sample)[pack.language],
      step.stitches.join(" + "),
      number.format(step.perCm),
      allowanceOf(step.allowance, number),
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

function wordsOf({ id }: SewingStep, unit: TechUnit) {
  return id === "hems" && hasElasticHems(unit) ? elasticHems : stepWords[id];
}

/** What lies beyond a seam, mm; none where a part is stitched down on another. */
function allowanceOf([least, most]: SewingStep["allowance"], number: Intl.NumberFormat): string {
  if (most === 0) return "—";
  const beyond = number.format(most);
  return least === most ? beyond : `${number.format(least)}–${beyond}`;
}
