import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

const levels = [1, 1.5, 2, 3, 4] as const;

/** Nearer and further; the figure says how near. */
export function ZoomControl() {
  const t = useT();
  const { percent } = useFormat();
  const { store } = useEditor();
  const zoom = useEditorState((state) => state.zoom);
  const here = levels.findIndex((level) => level >= zoom);
  const go = (step: number): void => {
    const next = levels[here + step];
    if (next !== undefined) store.show({ zoom: next });
  };
  return (
    <div
      role="group"
      aria-label={t("editor.zoom")}
      className="hidden h-11 items-center bg-paper px-0.5 shadow-float md:flex"
    >
      <IconButton
        icon={IconMinus}
        label={t("editor.zoom_out")}
        shortcut="-"
        disabled={here <= 0}
        onClick={() => go(-1)}
      />
      <output className="w-12 text-center type-small font-semibold tabular">{percent(zoom)}</output>
      <IconButton
        icon={IconPlus}
        label={t("editor.zoom_in")}
        shortcut="+"
        disabled={here >= levels.length - 1}
        onClick={() => go(1)}
      />
    </div>
  );
}
