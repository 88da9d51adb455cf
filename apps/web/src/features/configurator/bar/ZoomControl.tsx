import { IconMinus, IconPlus } from "@tabler/icons-react";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

const levels = [1, 1.5, 2, 3, 4] as const;

interface ZoomControlProps {
  /** Beside a narrow stage: one above the other, in a row where it is short, too; without the figure. */
  upright?: boolean;
}

/** Nearer and further; the figure says how near. */
export function ZoomControl({ upright = false }: ZoomControlProps) {
  const t = useT();
  const { percent } = useFormat();
  const { store } = useEditor();
  const zoom = useEditorState((state) => state.zoom);
  // Two fingers stop anywhere; the buttons go on from there to the next level.
  const nearer = levels.find((level) => level > zoom);
  const further = levels.findLast((level) => level < zoom);
  const go = (next: number | undefined): void => {
    if (next !== undefined) store.show({ zoom: next });
  };
  return (
    <div
      role="group"
      aria-label={t("editor.zoom")}
      className={cx(
        "flex items-center",
        upright
          ? "flex-col-reverse max-md:[@container(max-height:19rem)]:flex-row"
          : "h-11 bg-paper px-0.5 shadow-float",
      )}
    >
      <IconButton
        icon={IconMinus}
        label={t("editor.zoom_out")}
        shortcut="-"
        className="pointer-coarse:size-11 md:size-9"
        disabled={further === undefined}
        onClick={() => go(further)}
      />
      {!upright && (
        <output className="hidden w-12 md:block text-center type-small font-semibold tabular">
          {percent(zoom)}
        </output>
      )}
      <IconButton
        icon={IconPlus}
        label={t("editor.zoom_in")}
        shortcut="+"
        className="pointer-coarse:size-11 md:size-9"
        disabled={nearer === undefined}
        onClick={() => go(nearer)}
      />
    </div>
  );
}
