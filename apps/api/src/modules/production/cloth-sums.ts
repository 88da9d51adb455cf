import type { TicketPiece } from "./ticket-piece.ts";

/** All that is cut from one cloth in one colour. */
export interface ClothSum {
  readonly material: string;
  readonly colour: TicketPiece["colour"];
  readonly pieces: number;
  /** Square metres, rounded up, as cut, without what is lost between the pieces. */
  readonly squareMetres: number;
}

const MM2 = 1_000_000;

/** To the hundredth and upwards: what is bought by it is enough. */
export function roundedUp(metres: number): number {
  return Math.ceil(metres * 100 - 1e-9) / 100;
}

/** What an order needs of each cloth, the most first, the colours of one cloth below each other. */
export function clothSums(pieces: readonly TicketPiece[]): readonly ClothSum[] {
  const groups = Map.groupBy(
    pieces,
    ({ material, colour }) => `${material}|${colour?.stock ?? ""}`,
  );
  const sums = [...groups.values()]
    .flatMap((alike): ClothSum[] => {
      const [first] = alike;
      if (!first) return [];
      const area = alike.reduce((sum, { area, copies }) => sum + area * copies, 0);
      return [
        {
          material: first.material,
          colour: first.colour,
          pieces: alike.reduce((sum, { copies }) => sum + copies, 0),
          squareMetres: roundedUp(area / MM2),
        },
      ];
    })
    .toSorted((a, b) => b.squareMetres - a.squareMetres);
  const ofCloth = Map.groupBy(sums, ({ material }) => material);
  const areaOf = (own: readonly ClothSum[]) =>
    own.reduce((area, { squareMetres }) => area + squareMetres, 0);
  return [...ofCloth.values()].toSorted((a, b) => areaOf(b) - areaOf(a)).flat();
}
