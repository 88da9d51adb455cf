import { roundCone, smoothUnion, type Distance } from "../mannequin/distance.ts";
import { both, ellipsoid, roundBox, shell, without } from "./solids.ts";

/** A helmet for the hills with goggles, cm, about the middle of the head: y up, z where the rider looks. */
export const helmet: Readonly<Record<string, Distance>> = makeHelmet();

function makeHelmet(): Record<string, Distance> {
  const skull = ellipsoid([0, 1.2, -1.6], [12.2, 12.9, 14.6]);
  const cheeks = ellipsoid([0, -6.2, 1.5], [11.2, 9.5, 12.2]);
  const chin = smoothUnion(
    2,
    roundCone([-7.2, -8.2, 6], [-2.6, -8.9, 15.4], 4.1, 3.6),
    roundCone([7.2, -8.2, 6], [2.6, -8.9, 15.4], 4.1, 3.6),
    roundCone([-2.6, -8.7, 15.6], [2.6, -8.7, 15.6], 3.7, 3.7),
  );
  const whole = smoothUnion(4, smoothUnion(5, skull, cheeks), chin);
  const port = smoothUnion(
    2,
    roundBox([0, 0.4, 15], [9.6, 4.9, 11], 3.6),
    roundBox([0, -2.6, 16], [5, 3.4, 10], 2.6),
  );
  const hollow = roundBox([0, -16, -1], [8.2, 9, 9], 5);
  const rear = roundBox([0, -15.5, -13], [20, 6, 9], 3);
  const outer = without(whole, 1.2, port, hollow, rear);
  const vents = [
    roundBox([0, -8.6, 19], [2.9, 1.5, 3.2], 1.1),
    roundBox([6.6, -9.4, 14], [1, 1.1, 4], 0.8),
    roundBox([-6.6, -9.4, 14], [1, 1.1, 4], 0.8),
    roundBox([4.4, 12.3, 5], [0.9, 2.2, 3.4], 0.7),
    roundBox([-4.4, 12.3, 5], [0.9, 2.2, 3.4], 0.7),
  ];
  // Ridges that run over the crown and widen to the back.
  const crown = both(shell(skull, 0, 0.7), roundBox([0, 14, -4], [3.4, 10, 13], 1.6));
  const peakArch = ellipsoid([0, -14, 8], [19, 26.5, 46]);
  const peak = both(
    shell(peakArch, -0.5, 0.5),
    without(
      roundBox([0, 11.5, 16.5], [9.4, 6, 11.8], 3.2),
      0.6,
      roundBox([0, 12.5, 20.8], [2.2, 5, 2.2], 1),
    ),
  );
  const goggles = smoothUnion(
    1,
    both(ellipsoid([0, 0.2, 2.6], [10, 7.6, 11.2]), roundBox([0, 0.3, 12], [9.3, 4.8, 8], 2.8)),
  );
  const lens = both(
    ellipsoid([0, 0.2, 2.8], [9.9, 7.6, 11.5]),
    roundBox([0, 0.6, 12], [7.9, 3.6, 9], 2.2),
  );
  const strap = both(
    shell(smoothUnion(5, skull, cheeks), -0.3, 0.42),
    roundBox([0, 1.2, -4], [20, 2.1, 13.5], 0.6),
  );
  const mouth = both(shell(whole, -2.4, -1.1), roundBox([0, -8.6, 15], [9, 2.6, 8], 1));
  const inner = both(whole, roundBox([0, -3, -2], [9.4, 8.6, 8.5], 5));
  return {
    shell: smoothUnion(0.5, without(outer, 0.5, ...vents), crown),
    peak,
    goggles,
    lens,
    strap,
    lining: smoothUnion(1, mouth, inner),
  };
}
