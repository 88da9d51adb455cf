import { IconChevronDown } from "@tabler/icons-react";
import { ownName } from "../lib/i18n/languages.ts";
import { useLanguage, useT } from "../lib/i18n/language-store.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu } from "../ui/Menu.tsx";
import { useLanguageItems } from "./account/account-items.ts";

export function LanguageMenu({ className }: { className?: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Menu
      label={t("top.language", { name: ownName(language) })}
      className={`inline-flex min-h-11 items-center gap-2 type-body font-semibold hover:text-mute ${className ?? ""}`}
      items={useLanguageItems()}
    >
      {ownName(language)}
      <Icon of={IconChevronDown} size={16} />
    </Menu>
  );
}
