import {
  IconChevronLeft,
  IconDeviceFloppy,
  IconDots,
  IconHelpCircle,
  IconPencil,
  IconShare2,
  IconShoppingCart,
  IconStack2,
  IconUser,
} from "@tabler/icons-react";
import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useAccountItems, useLanguageBranch } from "../../../parts/account/account-items.ts";
import { useCartWords } from "../../../parts/use-cart-words.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import type { MenuItem } from "../../../ui/menu-types.ts";
import { useOpenDesign } from "../design-context.ts";
import { useDesignMenu } from "../saving/use-design-menu.tsx";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { useShareAct } from "../saving/use-share-act.tsx";
import { openKeyboardSheet } from "../guide/keyboard-help.tsx";
import { NameField } from "./NameField.tsx";
import { ProductTabs } from "./ProductTabs.tsx";
import { SaveState } from "./SaveState.tsx";
import { UndoRedo } from "./UndoRedo.tsx";

/** The phone's head: it lies on the stage, so that the stage keeps the whole window. */
export function PhoneBar({ onLayers }: { onLayers: () => void }) {
  const t = useT();
  const { saving } = useOpenDesign();
  const save = useSaveAct();
  const share = useShareAct(save);
  const [naming, setNaming] = useState(false);
  const items: readonly MenuItem[] = [
    { id: "save", label: t("app.save"), icon: IconDeviceFloppy, onSelect: () => void save() },
    { id: "share", label: t("editor.share"), icon: IconShare2, onSelect: () => void share() },
    { id: "name", label: t("editor.rename"), icon: IconPencil, onSelect: () => setNaming(true) },
    ...useDesignMenu(),
  ];
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
      items: useAccountItems(),
    },
    { kind: "line", id: "elsewhere" },
  ];
  const help: MenuItem = {
    id: "help",
    label: t("editor.help"),
    icon: IconHelpCircle,
    onSelect: openKeyboardSheet,
  };

  return (
    <header className="pointer-events-none absolute inset-x-0 top-0 z-10 *:pointer-events-auto">
      <div className="flex h-13 items-center pr-1">
        <Link
          to="/cart"
          aria-label={t("top.home")}
          className="flex size-11 shrink-0 items-center justify-center"
        >
          <Icon of={IconChevronLeft} size={22} />
        </Link>
        {naming ? (
          <NameField className="min-w-0 flex-1" onDone={() => setNaming(false)} />
        ) : (
          <div className="min-w-0 flex-1">
            <h1 className="truncate type-body font-bold">{saving.name}</h1>
            <SaveState className="type-label text-ink-4" />
          </div>
        )}
        <UndoRedo />
        <IconButton icon={IconStack2} label={t("editor.layers")} onClick={onLayers} />
        <span data-guide="save">
          <Menu
            label={t("editor.more")}
            items={
              saving.mayChange
                ? [
                    ...items.slice(0, 3),
                    help,
                    { kind: "line", id: "own" },
                    ...elsewhere,
                    ...items.slice(3),
                  ]
                : [help, ...elsewhere.slice(0, 3)]
            }
            tooltip
            className="inline-flex size-10 items-center justify-center rounded-control"
          >
            <Icon of={IconDots} size={20} />
          </Menu>
        </span>
      </div>
      <ProductTabs className="mx-5 w-fit border-b-0" />
    </header>
  );
}
