import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { type SizeGroup, sizes } from "@holeshot/garments";
import { tellingSide } from "../../proof/proof-tiles.ts";
import { sideOfRider } from "../../side-of-rider.ts";
import { type Known, toldProblems, type RowProblem } from "../roster-problems.ts";
import { type Rider, type Roster, sharedNumbers } from "../roster.ts";

/** What is marked on the wall: what rows are told, and what only shows when everyone stands together. */
export type WallProblem =
  | RowProblem
  | { readonly code: "number_shared"; readonly number: string; readonly names: readonly string[] }
  | { readonly code: "not_worn"; readonly product: string };

/** A rider as he hangs on the wall. */
export interface WallCard {
  readonly row: number;
  readonly rider: Rider;
  /** As printed. */
  readonly words: { readonly name: string; readonly number: string };
  /** Of the garment that is shown; empty when none is ordered. */
  readonly size: string;
  readonly group: SizeGroup;
  readonly options: Readonly<Record<string, string>>;
  readonly problems: readonly WallProblem[];
}

/** Told and left to them; the rest would not be made as written. */
export function isLeftToThem({ code }: WallProblem): boolean {
  return code === "number_shared" || code === "not_worn";
}

/** What everyone is told apart by: the back that carries name or number, else the picture a rider knows his own by. */
export function wallSide(document: DesignDocument): { product: ProductId; side: Side } {
  const products = Object.keys(document.products) as ProductId[];
  const product = products.find(
    (id) => tellingSide({ product: id, proposed: document }) === "back",
  );
  return product ? { product, side: "back" } : sideOfRider(document);
}

const none = {};

/** Everybody who is named or numbered, in the order of the rows, as `product` shows them; whoever has no size in `usual`. */
export function wallCards(
  roster: Roster,
  { product, usual }: { readonly product: ProductId; readonly usual: SizeGroup },
  known: Known,
): readonly WallCard[] {
  const shared = sharedNumbers(roster);
  const groups = new Map<string, SizeGroup>(sizes(product).map(({ id, group }) => [id, group]));
  const options = roster.choices[product] ?? none;
  return roster.riders.flatMap((rider, index) => {
    const { name, number } = rider;
    if (name.trim() === "" && number.trim() === "") return [];
    const told: WallProblem[] = [...toldProblems(rider, known)];
    const size = rider.sizes[product] ?? "";
    const sizeTold = told.some(({ code }) => code === "size_missing" || code === "size_unknown");
    if (size === "" && !sizeTold && roster.products.includes(product)) {
      told.push({ code: "not_worn", product });
    }
    const others = (shared.get(number.trim()) ?? []).filter((other) => other !== rider);
    if (others.length > 0) {
      const names = others.map((other) => other.name.trim());
      told.push({ code: "number_shared", number: number.trim(), names });
    }
    const words = { name, number };
    const group = groups.get(size) ?? usual;
    const made = rider.own?.[product] ?? options;
    return [{ row: index + 1, rider, words, size, group, options: made, problems: told }];
  });
}
