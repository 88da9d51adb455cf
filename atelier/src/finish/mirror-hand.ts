import type { Surface } from "./surface.ts";

/** From the middle of the pair to the middle of a hand, as a share of a hand's width. */
const apart = 0.6;

/**
 * A pair of gloves from the left one: the right is its mirror image, pieces and print included. The left hand moves to
 * the left of the picture that shows the backs, thumbs towards each other.
 */
export function pairOfHands(left: Surface): Surface {
  const shift = apart * widthOf(left.positions);
  const positions = new Float64Array(left.positions.length * 2);
  const [particles, corners] = [left.positions.length / 3, left.particleOf.length];
  const middle = middleOf(left.positions);
  for (let i = 0; i < left.positions.length; i++) {
    const value = left.positions[i] as number;
    const turned = i % 3 === 0 ? value - middle - shift : value;
    positions[i] = turned;
    positions[left.positions.length + i] = i % 3 === 0 ? -turned : turned;
  }
  const triangles = [...left.triangles];
  // The mirror image turns triangles inside out: they are read the other way round.
  for (let at = 0; at < left.triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = left.triangles.subarray(at, at + 3);
    triangles.push(a + corners, c + corners, b + corners);
  }
  return {
    pieces: [...left.pieces, ...left.pieces.map(mirrorName)],
    positions,
    particleOf: Uint32Array.from([
      ...left.particleOf,
      ...Array.from(left.particleOf, (particle) => particle + particles),
    ]),
    uv: Float64Array.from([
      ...left.uv,
      ...Array.from(left.uv, (value, i) => (i % 2 === 0 ? 0 - value : value)),
    ]),
    triangles: Uint32Array.from(triangles),
    pieceOf: Uint16Array.from([
      ...left.pieceOf,
      ...Array.from(left.pieceOf, (piece) => piece + left.pieces.length),
    ]),
  };
}

function mirrorName(id: string): string {
  return id.replace(/_left$/, "_right");
}

function widthOf(positions: Float64Array): number {
  const [least, most] = spanOf(positions);
  return most - least;
}

function middleOf(positions: Float64Array): number {
  const [least, most] = spanOf(positions);
  return (least + most) / 2;
}

function spanOf(positions: Float64Array): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    least = Math.min(least, positions[i] as number);
    most = Math.max(most, positions[i] as number);
  }
  return [least, most];
}
