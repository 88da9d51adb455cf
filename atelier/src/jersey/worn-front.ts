import type { DrawnFront } from "../alter/draw-front.ts";

type Told = readonly [height: number, width: number, ...crest: (readonly [number, number])[]];

/** From under the arms slantwise towards the other hip, deeper on the right, where his weight is; they die out beside a number that stands low. */
const fromArms: readonly Told[] = [
  [18, 4.6, [-0.88, 0.34], [-0.6, 0.43], [-0.36, 0.55], [-0.24, 0.69]],
  [12, 3.6, [-0.94, 0.45], [-0.74, 0.53], [-0.56, 0.63], [-0.47, 0.75]],
  [14, 4.2, [0.92, 0.37], [0.66, 0.47], [0.46, 0.6], [0.38, 0.74]],
  [9, 3.2, [0.95, 0.49], [0.8, 0.57], [0.68, 0.68]],
];
/** From the shoulders' points round what stands on the chest. */
const fromShoulders: readonly Told[] = [
  [9, 5, [-0.68, 0.14], [-0.56, 0.27], [-0.3, 0.4], [-0.06, 0.5]],
  [6.5, 4, [0.7, 0.17], [0.6, 0.3], [0.42, 0.41], [0.3, 0.5]],
];
/** Above a hem that is held up cloth slouches between the hips. */
const slouched: readonly Told[] = [
  [14, 3.8, [-0.97, 0.74], [-0.6, 0.83], [-0.12, 0.885], [0.3, 0.89], [0.5, 0.87]],
  [11, 3, [-0.95, 0.86], [-0.62, 0.925], [-0.2, 0.955], [0.06, 0.95]],
  [9, 3.4, [0.97, 0.71], [0.72, 0.775], [0.46, 0.805], [0.27, 0.8]],
  [8, 2.8, [0.96, 0.85], [0.76, 0.9], [0.52, 0.93], [0.32, 0.945]],
];

/** How the front of a jersey lies on a rider: drawn over the breast, and folded as he stands. */
export const wornFront: DrawnFront = {
  calm: { across: [0.62, 0.97], down: [0.24, 0.36, 0.9], most: 0.9, atHem: 0.72, fuller: 6 },
  back: { across: [0.55, 0.95], down: [0.24, 0.4, 0.72], most: 0.5, atHem: 0.45, fuller: 7 },
  folds: [...fromArms, ...fromShoulders, ...slouched].map(([height, width, ...crest]) => ({
    height,
    width,
    crest,
  })),
};
