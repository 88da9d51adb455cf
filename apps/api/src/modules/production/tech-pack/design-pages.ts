import { compareSizes, languageTags } from "@holeshot/domain";
import { writeDay } from "../../../platform/write-day.ts";
import { productionTexts } from "../texts.ts";
import { type Cell, INK, nextPage, PAGE, rowsHeight, SOFT, table, write } from "../ticket-page.ts";
import { nearestShade } from "./colour-names.ts";
import { designColours } from "./design-colours.ts";
import { labOf } from "../lab-colour.ts";
import { millimetres, type TechPage, type TechProduct } from "./tech-pack.ts";
import { DENSE, LEAST, note, title, WIDE } from "./page-parts.ts";

const NBSP = "\u00a0";
/** Height of the two pictures on the cover beside what the order is, points, and where they begin. */
const SHOWN = 132;
const BESIDE = PAGE.left + 190;

/** What was ordered, and the design as a whole; answers where the next thing may stand. */
export function coverPage({ pdf, pack, say }: TechPage): number {
  const { words, products, language } = pack;
  const workshop = productionTexts[language];
  write(pdf, "strong", 10, SOFT).text("HOLESHOT", PAGE.left, PAGE.top);
  write(pdf, "strong", 15, INK).text(
    `${say.title}${workshop.colon}${pack.name}`,
    PAGE.left,
    PAGE.top + 15,
    {
      width: WIDE,
    },
  );
  let y = pdf.y + 8;
  const beside = y;
  const facts = [
    [workshop.order, pack.order],
    [say.revision, pack.revision],
    [workshop.confirmed, writeDay(pack.created, pack.language)],
  ];
  for (const [label = "", value = ""] of facts) {
    write(pdf, "regular", 9, SOFT).text(label, PAGE.left, y);
    write(pdf, "strong", 9, INK).text(value, PAGE.left + 90, y);
    y += 14;
  }
  const kit = pack.pictures.filter(({ product }) => product === "kit");
  const shown = (kit.length > 0 ? kit : pack.pictures).slice(0, 2);
  const wide = (PAGE.right - BESIDE) / 2;
  shown.forEach(({ bytes }, index) => {
    const fit: [number, number] = [wide - 8, SHOWN];
    pdf.image(Buffer.from(bytes), BESIDE + index * wide, beside, { fit, align: "center" });
  });
  y = title(pdf, say.ordered, beside + SHOWN + 12);
  const rows = products.flatMap(({ units }) =>
    [...Map.groupBy(units, ({ unit }) => words.choices(unit).join(" · "))].map(
      ([choices, alike]): Cell[] => {
        const [{ unit }] = alike as [(typeof alike)[number]];
        return [words.product(unit), sizesOf(alike, words), choices];
      },
    ),
  );
  // Many sizes made alike want one width, many ways of making another.
  const [best] = ORDERED.sizes
    .map((sizes) => {
      const columns = [
        { head: workshop.product, width: ORDERED.product },
        { head: `${workshop.size} × ${workshop.count} (${say.lines})`, width: sizes },
        { head: workshop.options, width: WIDE - ORDERED.product - sizes },
      ];
      return { columns, high: rowsHeight(pdf, columns, rows) };
    })
    .toSorted((a, b) => a.high - b.high);
  return table(pdf, best?.columns ?? [], rows, y, DENSE);
}

/** Widths of what was ordered, points: of the product, and those that sizes may have. */
const ORDERED = { product: 78, sizes: [193, 160, 130, 104] } as const;

/** `M × 1 (1) · L × 3 (2, 5, 8)`: smallest first, none of them broken over a line. */
function sizesOf(alike: TechProduct["units"], words: TechPage["pack"]["words"]): string {
  return [...Map.groupBy(alike, ({ unit }) => unit.size)]
    .toSorted(([a], [b]) => compareSizes(a, b))
    .map(([, own]) => {
      const [{ unit }] = own as [(typeof own)[number]];
      const count = own.reduce((sum, one) => sum + one.unit.quantity, 0);
      const positions = own.map((one) => one.unit.position).join(", ");
      const text = `${words.size(unit)} × ${count} (${positions})`;
      return own.length > 8 ? text : text.replaceAll(" ", NBSP);
    })
    .join(" · ");
}

/** Each product from its four sides, from `top` where the first of them has room below; answers where the next thing may stand. */
export function viewsPage({ pdf, pack, say }: TechPage, top: number): number {
  const side = (WIDE - 3 * 8) / 4;
  // Garments are wider than they are high, but for pants: a square would be half empty.
  const high = 0.7 * side;
  let y = title(pdf, say.views, top + high + 60 > PAGE.bottom ? nextPage(pdf) : top);
  for (const { product, sample } of pack.products) {
    const pictures = pack.pictures.filter((one) => one.product === product);
    if (pictures.length === 0) continue;
    if (y + high + 16 > PAGE.bottom) y = nextPage(pdf);
    pictures.forEach(({ bytes, side: from }, index) => {
      const x = PAGE.left + index * (side + 8);
      pdf.image(Buffer.from(bytes), x, y, { fit: [side, high], align: "center" });
      // The first of a row says whose row it is.
      const first = index === 0;
      const words = first
        ? `${pack.words.product(sample.unit)}, ${say.side[from]}`
        : say.side[from];
      write(pdf, first ? "strong" : "regular", 8, first ? INK : SOFT).text(words, x, y + high + 4, {
        width: side,
        align: "center",
      });
    });
    y += high + 22;
  }
  return y + 6;
}

/** Every printed colour, numbered as on the strike-off; answers where the next thing may stand. */
export function coloursPage({ pdf, pack, say }: TechPage, top: number): number {
  let y = title(pdf, say.colours, top + LEAST > PAGE.bottom ? nextPage(pdf) : top);
  const by = pack.profile === null ? say.byRule : say.byProfile(pack.profile);
  y = note(pdf, say.coloursKey(by), y) + 4;
  const tag = languageTags[pack.language];
  const workshop = productionTexts[pack.language];
  const on = (pieces: readonly string[]) => wordsOfPieces(pack, pieces, workshop.colon);
  const columns = [
    { head: say.patch, width: 24 },
    { head: workshop.colour, width: 62 },
    { head: "L* a* b*", width: 84 },
    { head: say.inks, width: 70 },
    { head: say.nearest, width: 126 },
    { head: say.where, width: 145 },
  ];
  const rows = designColours(pack.products).map(({ hex, pieces }, index): Cell[] => {
    const { l, a, b } = labOf(hex);
    const lab = [l, a, b].map((value) => millimetres(value, tag, 1).replace("-", "−")).join("  ");
    const shade = nearestShade(hex);
    return [
      String(index + 1),
      { swatch: hex, text: hex },
      lab,
      pack.cmyk(hex).map(Math.round).join("  "),
      `${shade.number} ${shade.name} (${millimetres(shade.distance, tag, 1)})`,
      on(pieces),
    ];
  });
  return table(pdf, columns, rows, y, DENSE);
}

/** A few pieces by their names; of many how many of each product. */
function wordsOfPieces(
  { products, words }: TechPage["pack"],
  ids: readonly string[],
  colon: string,
) {
  const own = products.flatMap(({ product, sample: { unit, drawn } }) => {
    const pieces = drawn.garment.pieces.filter(({ id }) => ids.includes(`${product} ${id}`));
    return pieces.length > 0 ? [{ unit, pieces }] : [];
  });
  if (ids.length > 2)
    return own
      .map(({ unit, pieces }) => `${words.product(unit)} × ${pieces.length}`.replaceAll(" ", NBSP))
      .join(" · ");
  const named = ({ unit, pieces }: (typeof own)[number]) =>
    pieces.map(({ id }) => `${words.product(unit)}${colon}${words.piece(unit, id)}`);
  return own.flatMap(named).join(" · ");
}
