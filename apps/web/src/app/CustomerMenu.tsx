import { IconChevronDown } from "@tabler/icons-react";
import { useT } from "../lib/i18n/language-store.ts";
import { fullName, useCustomer } from "../lib/session/customer.ts";
import { useAccountItems } from "../parts/account/account-items.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu } from "../ui/Menu.tsx";

export function CustomerMenu() {
  const t = useT();
  const { data } = useCustomer();
  const name = data === undefined ? t("top.account") : fullName(data);
  return (
    <Menu
      label={name}
      className="inline-flex min-h-11 max-w-36 items-center gap-2 type-body font-semibold hover:text-mute lg:max-w-56"
      items={useAccountItems()}
    >
      <span className="truncate">{name}</span>
      <Icon of={IconChevronDown} size={16} />
    </Menu>
  );
}
