import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { FocusEvent, RefObject } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import type { MenuChoice, MenuItem } from "./menu-types.ts";
import { isFocusFree } from "./use-focus-return.ts";

export interface MenuPanelProps {
  label: string;
  items: readonly MenuItem[];
  open: boolean;
  align: "start" | "end";
  /** The line that keys lead to as they open the menu; null for a pointer, which marks none. */
  entry: "first" | "last" | null;
  trigger: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
}

const panel =
  "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] max-w-[280px] overflow-y-auto rounded-control bg-paper p-1.5 text-ink shadow-menu animate-menu";
const row =
  "flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1.5 type-body outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-edge data-highlighted:bg-fog touch:min-h-11";

function isChoice(item: MenuItem): item is MenuChoice {
  return item.kind === "choice";
}

/** A line stands between two entries; one that others were to follow, which a menu does not have just now, is left out. */
function partsSomething(item: MenuItem, at: number, items: readonly MenuItem[]): boolean {
  const [before, after] = [items[at - 1], items[at + 1]];
  return (
    item.kind !== "line" || (before !== undefined && after !== undefined && after.kind !== "line")
  );
}

/** What is chosen from stands first and together; no menu has two of those. */
function Entries({ items }: { items: readonly MenuItem[] }) {
  const choices = items.filter(isChoice);
  return (
    <>
      {choices.length > 0 && <Choices choices={choices} />}
      {items
        .filter(partsSomething)
        .map((item) => !isChoice(item) && <Entry key={item.id} item={item} />)}
    </>
  );
}

function Choices({ choices }: { choices: readonly MenuChoice[] }) {
  return (
    <DropdownMenu.RadioGroup value={choices.find(({ chosen }) => chosen)?.id ?? ""}>
      {choices.map(({ id, label, lang, onSelect }) => (
        <DropdownMenu.RadioItem key={id} value={id} className={row} lang={lang} onSelect={onSelect}>
          <span className="flex-1">{label}</span>
          <DropdownMenu.ItemIndicator>
            <Icon of={IconCheck} />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

function Entry({ item }: { item: Exclude<MenuItem, MenuChoice> }) {
  if (item.kind === "line") return <DropdownMenu.Separator className="my-1.5 h-px bg-line-2" />;
  if (item.kind === "branch") {
    return (
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger className={row}>
          {item.icon && <Icon of={item.icon} />}
          <span className="flex-1">{item.label}</span>
          <Icon of={IconChevronRight} size={16} />
        </DropdownMenu.SubTrigger>
        <DropdownMenu.Portal>
          <DropdownMenu.SubContent className={panel} sideOffset={6} collisionPadding={8}>
            <Entries items={item.items} />
          </DropdownMenu.SubContent>
        </DropdownMenu.Portal>
      </DropdownMenu.Sub>
    );
  }
  return (
    <DropdownMenu.Item
      className={cx(row, item.danger && !item.disabled && "text-err")}
      disabled={item.disabled ?? false}
      onSelect={item.onSelect}
    >
      {item.icon && <Icon of={item.icon} />}
      <span className="flex-1">{item.label}</span>
      {item.shortcut !== undefined && (
        <kbd className="font-sans type-label text-mute">{item.shortcut}</kbd>
      )}
    </DropdownMenu.Item>
  );
}

/** The open part of a menu; loaded when a menu is first reached for. */
export function MenuPanel(props: MenuPanelProps) {
  const { label, items, open, align, entry, trigger, onOpenChange } = props;

  /** The key that opened it was pressed before this was there to hear it. */
  function enter(event: FocusEvent<HTMLElement>): void {
    if (entry === null || event.target !== event.currentTarget) return;
    const lines = event.currentTarget.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([data-disabled])',
    );
    event.preventDefault();
    lines[entry === "first" ? 0 : lines.length - 1]?.focus();
  }

  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        {/* Only a place to hang from: the button that is pressed lives outside, loaded before this. */}
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={panel}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          aria-label={label}
          aria-labelledby={undefined}
          onFocus={enter}
          onInteractOutside={(event) => {
            // The button closes the menu by itself; closing here too would open it again.
            if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isFocusFree()) trigger.current?.focus();
          }}
        >
          <Entries items={items} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
