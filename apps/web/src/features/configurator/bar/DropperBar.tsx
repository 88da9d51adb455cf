import { IconX } from "@tabler/icons-react";
import { useDropping, useEditor } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

/** While a colour is taken from the cloth: what to do, the colour under the pointer, and the way out. */
export function DropperBar() {
  const t = useT();
  const { dropper } = useEditor().store;
  const dropping = useDropping();
  return (
    <div
      role="status"
      className="absolute inset-x-2 top-2 z-20 flex justify-center md:inset-x-16 md:top-3"
    >
      {dropping && (
        <div className="on-ink flex items-center gap-3 bg-ink py-1 pr-1 pl-3 text-paper shadow-float">
          <span
            aria-hidden
            className="size-7 shrink-0 rounded-control outline-1 -outline-offset-1 outline-paper/40"
            style={{ background: dropping.over ?? "transparent" }}
          />
          <p className="type-small">{t("editor.colour.picking")}</p>
          <IconButton
            icon={IconX}
            label={t("editor.colour.stop")}
            className="size-11"
            onClick={() => dropper.stop()}
          />
        </div>
      )}
    </div>
  );
}
