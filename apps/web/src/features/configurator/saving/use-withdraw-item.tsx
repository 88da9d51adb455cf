import { IconLinkOff } from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import type { MenuItem } from "../../../ui/menu-types.ts";
import { useOpenDesign } from "../design-context.ts";
import { WithdrawLinkDialog } from "./dialogs.ts";

/** Takes back the link that others look with; no item where none is out. */
export function useWithdrawItem(): readonly MenuItem[] {
  const t = useT();
  const { saving, shared, setShared } = useOpenDesign();
  const { saved, name } = saving;
  if (!saved || !shared) return [];
  return [
    {
      id: "withdraw",
      label: t("share.withdraw"),
      icon: IconLinkOff,
      onSelect: () =>
        openDialog((close) => (
          <WithdrawLinkDialog
            design={{ ...saved, name }}
            onWithdrawn={() => setShared(saved.uuid, false)}
            onClose={close}
          />
        )),
    },
  ];
}
