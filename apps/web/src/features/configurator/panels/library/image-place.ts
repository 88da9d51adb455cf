import { isPlaced, isSample, type Layer } from "@holeshot/design";

interface Place {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

/** Where one new picture stands from another that has the place, mm. */
const ASIDE_MM = 10;

/**
 * Where a new picture goes: a sponsor that the kit only stands in with gives it its place and goes, the one nearest to where
 * new things begin. Where there is none it begins there, aside from what stands in the very same place.
 */
export function imagePlace(
  layers: readonly Layer[],
  kit: readonly Layer[],
  start: Place,
): { readonly place: Place; readonly instead: string | null } {
  const samples = layers
    .filter(isSample)
    .filter(({ role }) => role === undefined)
    .filter(({ id, piece, hidden, locked }) => {
      // Words that the rider has just added stand in too, but for his own.
      return piece === start.piece && !hidden && !locked && kit.some((own) => own.id === id);
    });
  const off = ({ x, y }: Place): number => Math.hypot(x - start.x, y - start.y);
  const [nearest] = samples.toSorted((a, b) => off(a) - off(b));
  if (nearest) {
    const { piece, x, y, id } = nearest;
    return { place: { piece, x, y }, instead: id };
  }
  let place = start;
  const taken = ({ piece, x, y }: Place): boolean =>
    piece === place.piece && Math.hypot(x - place.x, y - place.y) < ASIDE_MM / 2;
  while (layers.filter(isPlaced).some(taken)) {
    place = { ...place, x: place.x + ASIDE_MM, y: place.y + ASIDE_MM };
  }
  return { place, instead: null };
}
