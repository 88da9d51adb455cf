import { sides } from "@holeshot/domain";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";

/** The four sides of the product. */
export function SideSwitch() {
  const t = useT();
  const { store } = useEditor();
  const shown = useEditorState((state) => state.side);
  return (
    <div
      role="group"
      data-guide="sides"
      aria-label={t("editor.sides")}
      className="flex bg-paper shadow-float"
    >
      {sides.map((side) => {
        const on = side === shown;
        return (
          <button
            key={side}
            type="button"
            aria-pressed={on}
            className={cx(
              "relative min-h-11 px-2.5 type-small font-semibold focus-visible:-outline-offset-4 md:px-5",
              on ? "text-ink" : "text-mute hover:text-ink",
            )}
            onClick={() => store.show({ side })}
          >
            {t(`side.${side}`)}
            {on && <span aria-hidden className="absolute inset-x-0 bottom-0 h-[3px] bg-gate" />}
          </button>
        );
      })}
    </div>
  );
}
