import {
  IconDeviceFloppy,
  IconDots,
  IconFlag,
  IconHelpCircle,
  IconPencil,
  IconShare2,
  IconShoppingCart,
  IconUser,
} from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import { useAnyAccountItems, useLanguageBranch } from "../../../parts/account/editor-items.ts";
import { useCartWords } from "../../../parts/use-cart-words.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import type { MenuItem } from "../../../ui/menu-types.ts";
import { useOpenDesign } from "../design-context.ts";
import { openKeyboardSheet } from "../guide/keyboard-help.tsx";
import { useDesignMenu } from "../saving/use-design-menu.tsx";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { useShareAct } from "../saving/use-share-act.tsx";
import { useWithdrawItem } from "../saving/use-withdraw-item.tsx";

export interface PhoneMenuProps {
  onRename: () => void;
  /** Opens the race-day check. */
  onRace: () => void;
}

/** What the phone's head has no room for: the design's acts, the cart, the language and the account. */
export function PhoneMenu({ onRename, onRace }: PhoneMenuProps) {
  const t = useT();
  const { saving } = useOpenDesign();
  const save = useSaveAct();
  const share = useShareAct(save);
  const first: readonly MenuItem[] = [
    { id: "save", label: t("app.save"), icon: IconDeviceFloppy, onSelect: () => void save() },
    { id: "share", label: t("editor.share"), icon: IconShare2, onSelect: () => void share() },
    ...useWithdrawItem(),
    { id: "name", label: t("editor.rename"), icon: IconPencil, onSelect: () => onRename() },
  ];
  const last = useDesignMenu();
  const { label: cart } = useCartWords();
  const elsewhere: readonly MenuItem[] = [
    {
      id: "cart",
      label: cart,
      icon: IconShoppingCart,
      onSelect: () => void navigate({ to: "/cart" }),
    },
    useLanguageBranch(),
    {
      kind: "branch",
      id: "account",
      label: t("top.account"),
      icon: IconUser,
      items: useAnyAccountItems(),
    },
    { kind: "line", id: "elsewhere" },
  ];
  const race: MenuItem = {
    id: "race",
    label: t("editor.panel.race"),
    icon: IconFlag,
    onSelect: onRace,
  };
  const help: MenuItem = {
    id: "help",
    label: t("editor.help"),
    icon: IconHelpCircle,
    onSelect: openKeyboardSheet,
  };

  return (
    <Menu
      label={t("editor.more")}
      items={
        saving.mayChange
          ? [...first, race, help, { kind: "line", id: "own" }, ...elsewhere, ...last]
          : [race, help, ...elsewhere.slice(0, 3)]
      }
      tooltip
      className="inline-flex size-10 items-center justify-center rounded-control"
    >
      <Icon of={IconDots} size={20} />
    </Menu>
  );
}
