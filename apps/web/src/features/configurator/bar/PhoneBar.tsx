import { IconChevronLeft, IconStack2 } from "@tabler/icons-react";
import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { part } from "../../../ui/part.tsx";
import { useOpenDesign } from "../design-context.ts";
import type { PhoneMenuProps } from "./PhoneMenu.tsx";
import { NameField } from "./NameField.tsx";
import { ProductTabs } from "./ProductTabs.tsx";
import { SaveState } from "./SaveState.tsx";
import { UndoRedo } from "./UndoRedo.tsx";

const PhoneMenu = part<PhoneMenuProps>(
  () => import("./PhoneMenu.tsx").then((module) => module.PhoneMenu),
  { waiting: () => <span className="size-10" /> },
);

/** The phone's head: it lies on the stage, so that the stage keeps the whole window; in a low one it is a row. */
export function PhoneBar({ onLayers, onRace }: { onLayers: () => void; onRace: () => void }) {
  const t = useT();
  const { saving } = useOpenDesign();
  const [naming, setNaming] = useState(false);
  return (
    <header className="phone-head pointer-events-none absolute inset-x-0 top-0 z-10 *:pointer-events-auto">
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
          // What went wrong, and what to do about it, take the name's room.
          <div className="min-w-0 flex-1 has-data-wrong:[&>h1]:sr-only">
            <h1 className="truncate type-body font-bold">{saving.name}</h1>
            <SaveState className="type-label text-ink-4 not-data-wrong:whitespace-nowrap data-wrong:flex-col data-wrong:items-start data-wrong:gap-0" />
          </div>
        )}
        <UndoRedo />
        <IconButton icon={IconStack2} label={t("editor.layers")} onClick={onLayers} />
        <span data-guide="save">
          <PhoneMenu onRename={() => setNaming(true)} onRace={onRace} />
        </span>
      </div>
      <ProductTabs className="ml-5 w-fit max-w-[calc(100%-1.25rem)] border-b-0" />
    </header>
  );
}
