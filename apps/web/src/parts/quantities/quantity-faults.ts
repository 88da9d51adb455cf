import { limits, type FieldError } from "@holeshot/domain";
import { isProblem } from "../../lib/api/api-problem.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { goneText } from "./problem-text.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { goneOf, rowsFor, type Roster } from "./roster.ts";
import type { Selection } from "./rows-of.ts";

/** More than one order takes: of a size, of a product in rows, or of the whole cart. None of a size that is no longer made. */
export interface QuantityFault {
  readonly product: string | null;
  readonly size: string | null;
  readonly max: number;
}

/** What the server would refuse, told while it is typed. */
export function faultsOf(roster: Roster): QuantityFault[] {
  return roster.products.flatMap((product) => {
    const sizes = Object.entries(roster.loose[product] ?? {})
      .filter(([, count]) => count > limits.quantityMax)
      .map(([size]) => ({ product, size, max: limits.quantityMax }));
    const tooLong = rowsFor(roster, product).length > limits.rowsPerProduct;
    const gone = goneOf(roster, product).map(([size]) => ({ product, size, max: 0 }));
    return [
      ...gone,
      ...sizes,
      ...(tooLong ? [{ product, size: null, max: limits.rowsPerProduct }] : []),
    ];
  });
}

/** The fault that a refusal of the server means; null for one of another kind. */
export function faultOf(error: unknown, selections: readonly Selection[]): QuantityFault | null {
  if (!isProblem(error, "validation_failed")) return null;
  const found = error.errors.find(({ code }) => code === "too_big" || code === "too_long");
  return found === undefined ? null : placed(found, selections);
}

function placed({ path, params }: FieldError, selections: readonly Selection[]): QuantityFault {
  const [, at, row] = /^selections\.(\d+)\.rows(?:\.(\d+))?/.exec(path) ?? [];
  const selection = at === undefined ? undefined : selections[Number(at)];
  const chosen = selection?.rows[Number(row)]?.properties as Record<string, string> | undefined;
  const size = row === undefined ? undefined : chosen?.["size"];
  const max = Number(params?.["max"] ?? limits.quantityMax);
  return { product: selection?.product ?? null, size: size ?? null, max };
}

/** Says which row it is and what to do about it. */
export function faultText(
  t: Translate,
  { product, size, max }: QuantityFault,
  products: readonly SetProduct[],
): string {
  const known = products.find((each) => each.id === product);
  const name = known?.name ?? product ?? "";
  if (product === null) return t("quantities.cart_full", { max });
  if (size === null) return t("quantities.too_many_rows", { max, product: name });
  if (max === 0) return goneText(t, name, size);
  const sizes = known?.properties.find(({ id }) => id === "size")?.values ?? [];
  const sizeName = sizes.find(({ id }) => id === size)?.name ?? size;
  return t("quantities.too_many", { max, product: name, size: sizeName });
}
