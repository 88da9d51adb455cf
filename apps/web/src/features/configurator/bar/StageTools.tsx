import { IconMagnet, IconRuler2, IconShirt } from "@tabler/icons-react";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

/** What helps to place things on the cloth: the safe line, and holding on to guides. */
export function StageTools() {
  const t = useT();
  const { store } = useEditor();
  const safeLine = useEditorState((state) => state.safeLine);
  const snapping = useEditorState((state) => state.snapping);
  const look = useEditorState((state) => state.look);
  const tools = [
    {
      icon: IconRuler2,
      label: t("editor.stage.ruler"),
      on: safeLine,
      act: () => store.show({ safeLine: !safeLine }),
    },
    {
      icon: IconMagnet,
      label: t("editor.stage.magnet"),
      on: snapping,
      act: () => store.show({ snapping: !snapping }),
    },
    {
      icon: IconShirt,
      label: t("editor.stage.pieces"),
      on: look === "pieces",
      act: () => store.show({ look: look === "pieces" ? "worn" : "pieces" }),
    },
  ];
  return (
    <div role="group" aria-label={t("editor.stage.tools")} className="flex">
      {tools.map(({ icon, label, on, act }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          aria-pressed={on}
          className={cx("pointer-coarse:size-11", on && "bg-paper shadow-float")}
          onClick={act}
        />
      ))}
    </div>
  );
}
