import { IconX } from "@tabler/icons-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { useBackCloses } from "../lib/navigation/use-back-closes.ts";
import { useIsPhone } from "../lib/use-is-phone.ts";
import { cx } from "./cx.ts";
import { focusFirst } from "./focus-first.ts";
import { IconButton } from "./IconButton.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DialogProps {
  title: ReactNode;
  /** Beside the title, quieter. */
  subtitle?: string;
  description?: string;
  closeLabel: string;
  /** `lg` is the fixed two-column size, `xl` as wide but only as high as it needs, `full` all there is. */
  width?: "sm" | "md" | "lg" | "xl" | "full";
  /** The bar below: quiet left, primary right; or an ink bar with the slanted action. */
  bar?: ReactNode;
  /** It asks for something to be typed: the focus goes there on a phone too. */
  asks?: boolean;
  /** It holds what is kept nowhere yet: going back closes it first on a desk too, where it would be lost with the page. */
  holdsWork?: boolean;
  children?: ReactNode;
  onClose: () => void;
}

const widths = {
  sm: "max-w-[420px]",
  md: "max-w-[640px]",
  lg: "max-w-[1240px] lg:h-[784px]",
  xl: "max-w-[1120px]",
  full: "max-w-[1780px]",
} as const;

/** Rendered while it is open; whoever renders it decides when that ends. */
export function Dialog(props: DialogProps) {
  const {
    title,
    subtitle,
    description,
    closeLabel,
    width = "sm",
    bar,
    asks = false,
    holdsWork = false,
    children,
    onClose,
  } = props;
  const returnFocus = useFocusReturn();
  useBackCloses(useIsPhone() || holdsWork, onClose);
  const large = width === "lg" || width === "full";
  const roomy = large || width === "xl";
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-scrim animate-scrim" />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-4">
          <Primitive.Content
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusFirst(event.currentTarget as HTMLElement, asks);
            }}
            onCloseAutoFocus={returnFocus}
            {...(description === undefined && { "aria-describedby": undefined })}
            className={cx(
              "pointer-events-auto flex max-h-full w-full flex-col overflow-hidden bg-paper text-ink shadow-dialog animate-dialog outline-none sm:rounded-dialog",
              widths[width],
              large && "h-full",
            )}
          >
            <header
              className={cx(
                "flex shrink-0 items-start gap-4 px-5 pt-5",
                roomy
                  ? "border-b border-line pb-4 md:px-8 md:pt-6 md:pb-5"
                  : "pb-0 md:px-6 md:pt-6",
              )}
            >
              <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3.5 gap-y-1">
                <Primitive.Title className="type-h2">{title}</Primitive.Title>
                {subtitle !== undefined && <p className="type-body text-mute">{subtitle}</p>}
              </div>
              <IconButton
                icon={IconX}
                label={closeLabel}
                iconSize={22}
                className="-my-2 -mr-2 size-11"
                onClick={onClose}
              />
            </header>
            {description !== undefined && (
              <Primitive.Description className="px-5 pt-2 type-body text-mute md:px-6">
                {description}
              </Primitive.Description>
            )}
            {children}
            {bar}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The plain bar of a dialog: buttons at the right. */
export function DialogBar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-2 px-5 pt-6 max-sm:*:grow pb-5 md:px-6 md:pb-6">
      {children}
    </div>
  );
}
