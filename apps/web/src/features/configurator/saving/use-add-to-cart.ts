import { useState } from "react";
import { call } from "../../../lib/api/call.ts";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { keepCart, onCart } from "../../../lib/cart/cart-store.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { Say } from "../../../lib/i18n/translator.ts";
import { openAdded } from "../../../parts/open-added.tsx";
import { openQuantities } from "../../../parts/open-quantities.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import { useAskSamples } from "../samples/use-ask-samples.tsx";
import { useSaveAct } from "./use-save-act.tsx";

interface Failed {
  readonly say: Say;
  /** It came no further than saving. */
  readonly unsaved: boolean;
}

const notYet: Say = (speak) => speak("editor.added_not_yet");

/** Asks about samples that are left, saves the design, puts it in the cart, and asks for sizes and riders. */
export function useAddToCart(): {
  readonly add: () => Promise<boolean>;
  readonly busy: boolean;
  /** Why it did not work, until it is tried again. */
  readonly failed: Say | null;
} {
  const t = useT();
  const { saving } = useOpenDesign();
  const save = useSaveAct();
  const askSamples = useAskSamples();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const tell =
    (unsaved: boolean) =>
    (say: Say): void =>
      setFailed({ say, unsaved });

  async function put(): Promise<boolean> {
    if (!(await askSamples(t("editor.add_to_cart")))) return false;
    const saved = await save(tell(true));
    if (!saved) return false;
    try {
      const query = saved.hash === null ? {} : { hash: saved.hash };
      const params = { configuredSetUuid: saved.uuid };
      keepCart(await onCart((uuid) => call("addToCart", { params: { ...params, uuid }, query })));
    } catch (error) {
      // It lies in the cart already, with what was saved just now: its sizes are what is wanted.
      if (!isProblem(error, "already_in_cart")) {
        tell(false)((speak) => errorText(speak, error, "error.add_to_cart_failed"));
        return false;
      }
      toast(errorText(t, error));
    }
    openQuantities(saved.uuid, () => openAdded(saved.uuid));
    return true;
  }

  return {
    busy,
    // What could not be saved may have been saved by itself since; the cart it waits for is still to be pressed for.
    failed: failed?.unsaved && saving.phase === "saved" ? notYet : (failed?.say ?? null),
    add: async () => {
      setBusy(true);
      setFailed(null);
      try {
        return await put();
      } finally {
        setBusy(false);
      }
    },
  };
}
