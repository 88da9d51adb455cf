import { IconX } from "@tabler/icons-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { useIsNarrow } from "../lib/use-is-narrow.ts";
import { focusFirst } from "./focus-first.ts";
import { IconButton } from "./IconButton.tsx";
import { Sheet } from "./Sheet.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DrawerProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below what scrolls. */
  bar: ReactNode;
  onClose: () => void;
}

/** From the right, beside what one was doing; on a phone from below. */
export function Drawer({ title, closeLabel, children, bar, onClose }: DrawerProps) {
  const returnFocus = useFocusReturn();
  if (useIsNarrow()) {
    return (
      <Sheet title={title} closeLabel={closeLabel} onClose={onClose}>
        {children}
        {bar}
      </Sheet>
    );
  }
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim animate-scrim" />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusFirst(event.currentTarget as HTMLElement, false);
          }}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-[440px] max-w-full flex-col bg-paper text-ink shadow-dialog animate-drawer outline-none"
        >
          <header className="flex shrink-0 items-center justify-between border-b border-line py-3 pr-4 pl-6">
            <Primitive.Title className="type-h2">{title}</Primitive.Title>
            <IconButton icon={IconX} label={closeLabel} className="size-11" onClick={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {bar}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
