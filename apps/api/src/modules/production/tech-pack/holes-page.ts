import { languageTags } from "@holeshot/domain";
import type { Piece } from "@holeshot/garments";
import {
  type Box,
  type Circle,
  distanceToLine,
  flattenPath,
  pointsBounds,
} from "@holeshot/geometry";
import { holeTexts, holeWidths } from "../hole-words.ts";
import { pieceHoles } from "../piece-holes.ts";
import { productionTexts } from "../texts.ts";
import { type Cell, nextPage, PAGE, table } from "../ticket-page.ts";
import { lineRanges } from "./making-pages.ts";
import { DENSE, LEAST, note, title } from "./page-parts.ts";
import { clearances } from "./parts-page.ts";
import { type Clearance, clearanceOf } from "./placed-parts.ts";
import { hasHoles, type TechPage, type TechUnit } from "./tech-pack.ts";

/** To the left, right, above, below, and the least. */
const CLEARANCES = ["←", "→", "↑", "↓", "min"].map((head) => ({ head, width: 30 }));

/** What a laser cuts out of each piece, size by size; nothing where nothing is. Answers where the next thing may stand. */
export function holesPage(page: TechPage, top: number): number {
  const { pdf, pack } = page;
  const say = holeTexts[pack.language];
  const units = pack.products.flatMap(({ units: own }) => own.filter(hasHoles));
  if (units.length === 0) return top;
  const from = top + LEAST > PAGE.bottom ? nextPage(pdf) : top;
  const y = note(pdf, say.key(pack.holeInk), title(pdf, say.title, from)) + 4;
  // Lines of one cut share their garment.
  const cuts = [...Map.groupBy(units, ({ drawn }) => drawn.garment).values()];
  const columns = [
    { head: productionTexts[pack.language].piece, width: 150 },
    { head: say.number, width: 50 },
    { head: "Ø mm", width: 60 },
    { head: say.panel, width: 101 },
    ...CLEARANCES,
  ];
  return table(
    pdf,
    columns,
    cuts.flatMap((alike) => cutRows(page, alike)),
    y,
    DENSE,
  );
}

function cutRows({ pack, say }: TechPage, alike: readonly TechUnit[]): Cell[][] {
  const [{ unit, drawn }] = alike as [TechUnit];
  const { words, language } = pack;
  const { colon } = productionTexts[language];
  const count = new Intl.NumberFormat(languageTags[language]);
  const what = `${words.product(unit)} ${words.size(unit)} · ${say.lines}${colon}${lineRanges(alike)}`;
  const rows = drawn.garment.pieces.flatMap((piece): Cell[][] => {
    const holes = pieceHoles(unit, piece);
    if (holes.length === 0) return [];
    const { box, clearance } = panelOf(holes, piece);
    return [
      [
        words.piece(unit, piece.id),
        count.format(holes.length),
        holeWidths(holes, language),
        `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`,
        ...clearances(clearance),
      ],
    ];
  });
  return [[{ above: what }], ...rows];
}

/** The box round all holes of a piece, and how far they are from its seams. */
function panelOf(
  holes: readonly Circle[],
  piece: Piece,
): { readonly box: Box; readonly clearance: Clearance } {
  const rims = holes.flatMap(({ x, y, radius }) => [
    { x: x - radius, y },
    { x: x + radius, y },
    { x, y: y - radius },
    { x, y: y + radius },
  ]);
  const seam = flattenPath(piece.outline, 0.1)[0]?.points ?? [];
  const least = Math.min(...holes.map((hole) => distanceToLine(seam, hole) - hole.radius));
  return { box: pointsBounds(rims), clearance: { ...clearanceOf(rims, piece, 0), least } };
}
