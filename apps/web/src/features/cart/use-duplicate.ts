import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { guestHash, keepGuestDesign } from "../../lib/session/guest-designs.ts";
import { toast } from "../../ui/toast-store.ts";

/** Copies a design and opens the copy, so that it can be made different before it is ordered too. */
export function useDuplicate(): (uuid: string) => void {
  const t = useT();
  async function duplicate(uuid: string): Promise<void> {
    const hash = guestHash(uuid);
    const query = hash === undefined ? {} : { hash };
    const copy = await call("duplicateDesign", { params: { uuid }, query, body: {} });
    if (copy.edit_hash !== undefined) keepGuestDesign({ uuid: copy.uuid, hash: copy.edit_hash });
    toast(t("cart.duplicated", { name: copy.name }));
    await navigate({
      to: "/configured-set/:configuredSetUuid/:hash?",
      params: { configuredSetUuid: copy.uuid },
    });
  }
  return (uuid) => {
    duplicate(uuid).catch((error: unknown) => toast(errorText(t, error), "err"));
  };
}
