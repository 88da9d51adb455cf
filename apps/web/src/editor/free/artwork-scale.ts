import type { Model } from "@holeshot/views";

/** Artwork pixels a millimetre: sharp at twice the size of a jersey that is shown whole. */
const least = { fine: 1.6, coarse: 1 };
/** Pixels along the longest extent of what is smaller and is shown as large. */
const along = { fine: 1400, coarse: 875 };

/** Artwork pixels a millimetre for a garment that is turned: gloves have as many in all as a jersey. A phone keeps fewer. */
export function artworkScale({ pieces }: Model, coarse: boolean): number {
  const kind = coarse ? "coarse" : "fine";
  const span = Math.max(
    ...[0, 1, 2].map((axis) => {
      let [from, to] = [Infinity, -Infinity];
      for (const { positions } of pieces)
        for (let i = axis; i < positions.length; i += 3) {
          from = Math.min(from, positions[i] as number);
          to = Math.max(to, positions[i] as number);
        }
      return to - from;
    }),
  );
  return Math.max(least[kind], along[kind] / (1000 * span));
}
