import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { keepCart, type Cart, type CartItem } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { guestHash } from "../../lib/session/guest-designs.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { selectionsOf } from "./quantities-body.ts";
import { faultOf, faultText, type QuantityFault } from "./quantity-faults.ts";
import type { Roster } from "./roster.ts";

interface Saving {
  busy: boolean;
  error: string | null;
  /** The error is of the way to the shop, not of what stands in the sheet. */
  failed: boolean;
  save: (roster: Roster) => void;
}

interface Failure {
  error: unknown;
  /** Which row was too much, when that is what failed. */
  fault: QuantityFault | null;
}

/** Saves the sheet in one call: all of it, or nothing and the cart stays as it was. */
export function useSaveQuantities(
  cart: Cart,
  items: readonly CartItem[],
  products: readonly SetProduct[],
  onDone: () => void,
): Saving {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  function save(roster: Roster): void {
    const design = items[0]?.configuredSetUuid ?? "";
    const selections = selectionsOf(roster, items, guestHash(design));
    setBusy(true);
    setFailure(null);
    call("setQuantities", { params: { uuid: cart.uuid }, body: { selections } })
      .then((next) => {
        keepCart(next);
        onDone();
      })
      .catch((error: unknown) => setFailure({ error, fault: faultOf(error, selections) }))
      .finally(() => setBusy(false));
  }

  // In words at each drawing: they follow a change of language.
  const say = ({ error, fault }: Failure): string =>
    fault === null
      ? errorText(t, error, "error.add_to_cart_failed")
      : faultText(t, fault, products);
  return {
    busy,
    error: failure === null ? null : say(failure),
    failed: failure !== null && failure.fault === null,
    save,
  };
}
