import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { DropdownMenu } from "radix-ui";
import type { RefObject } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import type { MenuItem } from "./menu-types.ts";
import { isFocusFree } from "./use-focus-return.ts";

export interface MenuPanelProps {
  label: string;
  items: readonly MenuItem[];
  open: boolean;
  align: "start" | "end";
  trigger: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
}

const panel =
  "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] max-w-[280px] overflow-y-auto rounded-control bg-paper p-1.5 text-ink shadow-menu animate-menu";
const row =
  "flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1.5 type-body outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-edge data-highlighted:bg-fog touch:min-h-11";

function Entry({ item }: { item: MenuItem }) {
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
            {item.items.map((each) => (
              <Entry key={each.id} item={each} />
            ))}
          </DropdownMenu.SubContent>
        </DropdownMenu.Portal>
      </DropdownMenu.Sub>
    );
  }
  if (item.kind === "choice") {
    return (
      <DropdownMenu.CheckboxItem
        className={row}
        checked={item.chosen}
        lang={item.lang}
        onSelect={item.onSelect}
      >
        <span className="flex-1">{item.label}</span>
        <DropdownMenu.ItemIndicator>
          <Icon of={IconCheck} />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.CheckboxItem>
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
export function MenuPanel({ label, items, open, align, trigger, onOpenChange }: MenuPanelProps) {
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
          onInteractOutside={(event) => {
            // The button closes the menu by itself; closing here too would open it again.
            if (trigger.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isFocusFree()) trigger.current?.focus();
          }}
        >
          {items.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
