import { languages } from "@holeshot/domain";
import { IconChevronDown } from "@tabler/icons-react";
import { htmlLanguage, ownName } from "../lib/i18n/languages.ts";
import { useLanguage, useT } from "../lib/i18n/language-store.ts";
import { chooseLanguage } from "../lib/session/account-language.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu } from "../ui/Menu.tsx";
import { toast } from "../ui/toast-store.ts";

export function LanguageMenu({ className }: { className?: string }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Menu
      label={t("top.language", { name: ownName(language) })}
      className={`inline-flex min-h-11 items-center gap-2 type-body font-semibold hover:text-mute ${className ?? ""}`}
      items={languages.map((each) => ({
        kind: "choice" as const,
        id: each,
        label: ownName(each),
        lang: htmlLanguage(each),
        chosen: each === language,
        onSelect: () => void chooseLanguage(each).catch(() => toast(t("error.network"), "err")),
      }))}
    >
      {ownName(language)}
      <Icon of={IconChevronDown} size={16} />
    </Menu>
  );
}
