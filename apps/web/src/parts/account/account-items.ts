import { IconLogout, IconPackage, IconShieldLock, IconShirt } from "@tabler/icons-react";
import { languages } from "@holeshot/domain";
import { htmlLanguage, ownName } from "../../lib/i18n/languages.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { navigate } from "../../lib/navigation/history.ts";
import { chooseLanguage } from "../../lib/session/account-language.ts";
import type { MenuChoice, MenuItem } from "../../ui/menu-types.ts";
import { toast } from "../../ui/toast-store.ts";
import { openSecurity } from "../open-security.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** What a customer can do with the account. */
export function useAccountItems(): readonly MenuItem[] {
  const t = useT();
  const signOut = useSignOut();
  return [
    {
      id: "orders",
      label: t("top.my_orders"),
      icon: IconPackage,
      onSelect: () => void navigate({ to: "/my-orders" }),
    },
    {
      id: "designs",
      label: t("top.my_designs"),
      icon: IconShirt,
      onSelect: () => void navigate({ to: "/my-designs" }),
    },
    { id: "security", label: t("security.menu"), icon: IconShieldLock, onSelect: openSecurity },
    { kind: "line", id: "line" },
    { id: "logout", label: t("top.logout"), icon: IconLogout, onSelect: signOut },
  ];
}

/** The languages by their own names, the present one marked. */
export function useLanguageItems(): readonly MenuChoice[] {
  const t = useT();
  const language = useLanguage();
  return languages.map((each) => ({
    kind: "choice",
    id: each,
    label: ownName(each),
    lang: htmlLanguage(each),
    chosen: each === language,
    onSelect: () => void chooseLanguage(each).catch(() => toast(t("error.network"), "err")),
  }));
}
