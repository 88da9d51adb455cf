import { IconLanguage, IconLogin } from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { currentEntry, navigate } from "../../lib/navigation/history.ts";
import { useIsSignedIn } from "../../lib/session/token-store.ts";
import type { MenuItem } from "../../ui/menu-types.ts";
import { useAccountItems, useLanguageItems } from "./account-items.ts";

/** The account from a page without the shop's head: who is not signed in can do that, and comes back here. */
export function useAnyAccountItems(): readonly MenuItem[] {
  const t = useT();
  const account = useAccountItems();
  if (useIsSignedIn()) return account;
  return [
    {
      id: "login",
      label: t("top.login"),
      icon: IconLogin,
      onSelect: () => void navigate({ to: "/login", search: { redirect: currentEntry().href } }),
    },
    ...account.slice(0, 2),
  ];
}

/** The languages as one entry of a menu about other things too. */
export function useLanguageBranch(): MenuItem {
  const t = useT();
  const items = useLanguageItems();
  return { kind: "branch", id: "language", label: t("top.languages"), icon: IconLanguage, items };
}
