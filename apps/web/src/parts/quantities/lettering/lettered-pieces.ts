import { pieceKey } from "../roster-problems.ts";
import type { Rider, Roster } from "../roster.ts";

/** A garment with a rider's name and number on it, as it would lie in the cart. */
export interface LetteredPiece {
  /** Names it among all that are judged: product, choices, size, name and number. */
  readonly key: string;
  /** Names it among what a sheet shows, whatever is chosen of it. */
  readonly piece: string;
  readonly product: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly rider: { readonly name: string; readonly number: string };
}

type Written = Pick<Rider, "name" | "number" | "sizes" | "own">;

/** Each garment that riders get their words on, once. */
export function letteredPieces(
  riders: readonly Written[],
  choices: Roster["choices"],
): LetteredPiece[] {
  const found = new Map<string, LetteredPiece>();
  for (const { name, number, sizes, own } of riders) {
    const rider = { name: name.trim(), number: number.trim() };
    if (rider.name === "" && rider.number === "") continue;
    for (const [product, size] of Object.entries(sizes)) {
      if (size === "") continue;
      const piece = pieceKey(product, size, name, number);
      const chosen = own?.[product] ?? choices[product] ?? {};
      const properties = { ...chosen, size };
      const key = `${piece} ${JSON.stringify(chosen)}`;
      found.set(key, { key, piece, product, properties, rider });
    }
  }
  return [...found.values()];
}
