import {
  IconChevronDown,
  IconLogout,
  IconPackage,
  IconShieldLock,
  IconShirt,
} from "@tabler/icons-react";
import { useT } from "../lib/i18n/language-store.ts";
import { navigate } from "../lib/navigation/history.ts";
import { fullName, useCustomer } from "../lib/session/customer.ts";
import { openSecurity } from "../parts/open-security.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Menu } from "../ui/Menu.tsx";
import { useSignOut } from "./use-sign-out.ts";

export function CustomerMenu() {
  const t = useT();
  const signOut = useSignOut();
  const { data } = useCustomer();
  const name = data === undefined ? t("top.account") : fullName(data);
  return (
    <Menu
      label={name}
      className="inline-flex min-h-11 max-w-56 items-center gap-2 type-body font-semibold hover:text-mute"
      items={[
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
        {
          id: "security",
          label: t("security.menu"),
          icon: IconShieldLock,
          onSelect: openSecurity,
        },
        { kind: "line", id: "line" },
        { id: "logout", label: t("top.logout"), icon: IconLogout, onSelect: signOut },
      ]}
    >
      <span className="truncate">{name}</span>
      <Icon of={IconChevronDown} size={16} />
    </Menu>
  );
}
