import { limits } from "@holeshot/domain";
import { Problem } from "../../platform/problem.ts";
import type { Catalogue, ProductProperty, SetProduct } from "../catalogue/index.ts";
import { type LetteringCode, letteringCodes } from "../lettering/index.ts";
import type { CartItemRow } from "./reader.ts";
import type { UnfitItems } from "./unfit-riders.ts";

export type ProblemCode =
  | "cart_empty"
  | "missing_quantities"
  | "missing_properties"
  | LetteringCode;

export interface CartProblem {
  readonly code: ProblemCode;
  readonly item_ids: string[];
}

/** The property that every product has and that a design never chooses. */
const SIZE = "size";

/** What keeps a cart from being ordered, in the order in which a checkout refuses it. `unfit` as from `unfitRiders`. */
export function cartProblems(
  catalogue: Catalogue,
  items: readonly CartItemRow[],
  unfit: UnfitItems,
): readonly CartProblem[] {
  if (items.length === 0) return [{ code: "cart_empty", item_ids: [] }];
  const unquantified = items.filter((item) => item.quantity === null);
  const unchosen = items.filter((item) => missesChoice(catalogue, item));
  return [
    problem("missing_quantities", unquantified),
    problem("missing_properties", unchosen),
    ...letteringCodes.map((code) =>
      problem(
        code,
        items.filter(({ id }) => unfit.get(id)?.includes(code)),
      ),
    ),
  ].filter((each) => each.item_ids.length > 0);
}

function problem(code: ProblemCode, items: readonly CartItemRow[]): CartProblem {
  return { code, item_ids: items.map((item) => item.id) };
}

/** Also true of a product that is no longer sold: it cannot be ordered as it stands. */
function missesChoice(catalogue: Catalogue, item: CartItemRow): boolean {
  const product = soldProduct(catalogue, item.set_id, item.product);
  if (!product) return true;
  return product.properties.some(
    (property) => property.required && !hasValue(property, item.properties[property.id]),
  );
}

/** A product as its set sells it today. */
export function soldProduct(
  catalogue: Catalogue,
  set: string,
  product: string,
): SetProduct | undefined {
  return catalogue.set(set)?.products.find((each) => each.id === product);
}

/** Those choices that the product knows. */
export function knownChoices(
  product: SetProduct,
  choices: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = product.properties.filter((property) =>
    hasValue(property, Object.hasOwn(choices, property.id) ? choices[property.id] : undefined),
  );
  return Object.fromEntries(known.map((property) => [property.id, choices[property.id] ?? ""]));
}

/** What a design chose for a product; its size is chosen with the quantity. */
export function designChoices(
  product: SetProduct,
  choices: Readonly<Record<string, string>>,
): Record<string, string> {
  const { [SIZE]: _size, ...others } = choices;
  return knownChoices(product, others);
}

/**
 * The choices of a line whose maker has saved others since: what was the design's own goes along with it, the size and
 * what was chosen for the line alone stay.
 */
export function followedChoices(
  product: SetProduct,
  own: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const [was, is] = [designChoices(product, before), designChoices(product, after)];
  const followers = product.properties.filter(({ id }) => id !== SIZE && own[id] === was[id]);
  const left = new Set(followers.map(({ id }) => id));
  const kept = Object.entries(own).filter(([id]) => !left.has(id));
  const taken = Object.entries(is).filter(([id]) => left.has(id));
  return Object.fromEntries([...kept, ...taken]);
}

function hasValue(property: ProductProperty, value: string | undefined): boolean {
  return value !== undefined && property.values.some((each) => each.id === value);
}

/**
 * So many items may lie in a cart, or be ordered at once. Carts that were merged may hold more: nothing of them is lost, and
 * whatever leaves no more than there were (`before`) is possible.
 * @throws Problem `validation_failed`
 */
export function requireRoom(items: number, before = 0): void {
  const max = limits.itemsPerCart;
  if (items <= Math.max(max, before)) return;
  throw new Problem("validation_failed", {
    errors: [{ path: "", code: "too_big", params: { max } }],
  });
}
