import { IconX } from "@tabler/icons-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { useBackCloses } from "../lib/navigation/use-back-closes.ts";
import { useIsPhone } from "../lib/use-is-phone.ts";
import { IconButton } from "./IconButton.tsx";
import { useFocusReturn } from "./use-focus-return.ts";
import { usePull } from "./use-pull.ts";

export interface SheetProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  onClose: () => void;
}

/** From below, for phones. Its grip follows the finger and closes downwards. */
export function Sheet({ title, closeLabel, children, onClose }: SheetProps) {
  const { pulled, grip } = usePull(onClose);
  const returnFocus = useFocusReturn();

  useBackCloses(useIsPhone(), onClose);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim animate-scrim" />
        <Primitive.Content
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[90dvh] flex-col bg-paper text-ink shadow-float animate-sheet outline-none"
          style={pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined}
        >
          <div className="touch-none pt-2" {...grip}>
            <span aria-hidden className="mx-auto block h-1 w-9 rounded-chip bg-edge" />
          </div>
          <header className="flex h-12 shrink-0 items-center justify-between pr-2 pl-5">
            <Primitive.Title className="type-h3-page">{title}</Primitive.Title>
            <IconButton icon={IconX} label={closeLabel} className="size-11" onClick={onClose} />
          </header>
          <div className="overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
