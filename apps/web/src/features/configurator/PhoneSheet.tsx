import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { SelectionToolbar } from "./layers/SelectionToolbar.tsx";

interface PhoneSheetProps {
  title: string;
  /** The chosen layer's tools stand in the first row. */
  tools: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A tool's sheet on a phone: it leaves half the window to the stage, so it is no dialog. */
export function PhoneSheet({ title, tools, children, onClose }: PhoneSheetProps) {
  const t = useT();
  return (
    <section
      aria-label={title}
      className="phone-sheet relative shrink-0 overflow-y-auto overscroll-contain bg-paper shadow-float animate-sheet"
    >
      <header className="sticky top-0 z-10 flex h-11 items-center justify-between bg-paper pr-1 pl-5">
        <h2 className="type-h3">{title}</h2>
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
