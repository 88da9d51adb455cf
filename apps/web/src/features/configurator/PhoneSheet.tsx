import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { useBackCloses } from "../../lib/navigation/use-back-closes.ts";
import { cx } from "../../ui/cx.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { usePull } from "../../ui/use-pull.ts";
import { SelectionToolbar } from "./layers/SelectionToolbar.tsx";

interface PhoneSheetProps {
  title: string;
  /** The chosen layer's tools stand in the first row. */
  tools: boolean;
  children: ReactNode;
  onClose: () => void;
}

/**
 * A tool's sheet on a phone: it leaves half the window to the stage, so it is no dialog. Its grip pulls it up over the
 * stage, back down, and away. In a low window it stands beside the stage, as high as that.
 */
export function PhoneSheet({ title, tools, children, onClose }: PhoneSheetProps) {
  const t = useT();
  const [tall, setTall] = useState(false);
  const { pulled, grip } = usePull(
    () => (tall ? setTall(false) : onClose()),
    () => setTall(true),
  );
  useBackCloses(true, onClose);
  return (
    <section
      aria-label={title}
      className={cx(
        "phone-sheet relative shrink-0 scroll-pt-15 overflow-y-auto overscroll-contain bg-paper shadow-float animate-sheet",
        tall && "phone-sheet-tall",
      )}
      style={pulled === 0 ? undefined : { translate: `0 ${pulled}px` }}
    >
      <header className="sticky top-0 z-10 flex items-center justify-between bg-paper pt-3 pr-1 pl-5">
        <button
          type="button"
          aria-label={t("editor.sheet.taller")}
          aria-pressed={tall}
          className="absolute inset-x-0 top-0 mx-auto h-6 w-24 touch-none focus-visible:-outline-offset-4"
          {...grip}
          onClick={() => setTall(!tall)}
        >
          <span aria-hidden className="mx-auto block h-1 w-9 rounded-chip bg-edge" />
        </button>
        <h2 className="min-w-0 type-h3">{title}</h2>
        <IconButton icon={IconX} label={t("app.close")} className="size-11" onClick={onClose} />
      </header>
      <div className="pb-4">
        {tools && (
          <div className="border-y border-line-2 px-3 empty:hidden">
            <SelectionToolbar />
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
