import { type Language, riderName } from "@holeshot/domain";
import { useEffect, useRef, useState } from "react";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import { guestHash } from "../../lib/session/guest-designs.ts";
import type { SetProduct } from "../sets/use-set.ts";
import { selectionsOf } from "./quantities-body.ts";
import { faultOf, faultText } from "./quantity-faults.ts";
import type { Roster } from "./roster.ts";
import { isUnanswered, sendSheet, type SeenCart, type Sent } from "./send-sheet.ts";

interface Saving {
  busy: boolean;
  error: string | null;
  /** The error is of the way to the shop, not of what stands in the sheet. */
  failed: boolean;
  save: (roster: Roster) => void;
}

interface Saves {
  /** The cart as the sheet was opened on it. */
  readonly opened: () => SeenCart;
  readonly items: readonly CartItem[];
  readonly products: readonly SetProduct[];
  readonly rosterIn: (items: readonly CartItem[]) => Roster;
  /** Somebody else saved this list meanwhile: what any state of it is together with that. */
  readonly onMerged: (together: (roster: Roster) => Roster) => void;
  /** Whether the sheet is as it was sent, and nothing is being typed in it. */
  readonly isAsSent: (roster: Roster) => boolean;
  readonly onDone: () => void;
}

interface Failure {
  /** In words at each drawing: they follow a change of language. */
  readonly say: (t: Translate, language: Language) => string;
  readonly again: boolean;
}

/** What came from elsewhere stands in the sheet; what was written there in the same place as here does not. */
function merged({ more, overruled }: Sent & { readonly kind: "merged" }): Failure {
  const say = (t: Translate, language: Language): string => {
    const who = overruled.map((rider) => riderName(rider, language)).join(", ");
    return [
      ...(more ? [t("quantities.merged")] : []),
      ...(who === "" ? [] : [t("quantities.overruled", { who })]),
    ].join(" ");
  };
  return { say, again: false };
}
const ordered: Failure = { say: (t) => t("quantities.ordered"), again: false };

/** Saves the sheet, and tells what came between. */
export function useSaveQuantities(saves: Saves): Saving {
  const { items, products, rosterIn, onMerged, onDone } = saves;
  // What is written while the answer is on its way is looked at when it is there.
  const asSent = useRef(saves.isAsSent);
  useEffect(() => {
    asSent.current = saves.isAsSent;
  });
  const t = useT();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [seen, setSeen] = useState(saves.opened);

  function take(sent: Sent, roster: Roster): void {
    if (sent.kind === "ordered") return setFailure(ordered);
    setSeen(sent.seen);
    if (sent.kind === "saved") return asSent.current(roster) ? onDone() : undefined;
    setFailure(merged(sent));
    return onMerged(sent.together);
  }

  function fail(error: unknown, roster: Roster): void {
    if (isUnanswered(error)) setSeen((before) => ({ ...before, unanswered: roster }));
    const design = items[0]?.configuredSetUuid ?? "";
    const fault = faultOf(error, selectionsOf(roster, items, guestHash(design)));
    setFailure({
      say: (speak) =>
        fault === null
          ? errorText(speak, error, "error.add_to_cart_failed")
          : faultText(speak, fault, products),
      again: fault === null,
    });
  }

  function save(roster: Roster): void {
    setBusy(true);
    setFailure(null);
    sendSheet(seen, roster, items, rosterIn)
      .then((sent) => take(sent, roster))
      .catch((error: unknown) => fail(error, roster))
      .finally(() => setBusy(false));
  }

  return { busy, error: failure?.say(t, language) ?? null, failed: failure?.again ?? false, save };
}
