import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";

export function UndoRedo() {
  const t = useT();
  const { store } = useEditor();
  const canUndo = useEditorState(
    ({ editing: { history } }) =>
      history.past.length > 0 || (history.gesture?.changes.length ?? 0) > 0,
  );
  const canRedo = useEditorState(({ editing }) => editing.history.future.length > 0);
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        label={t("editor.undo")}
        shortcut="Ctrl Z"
        disabled={!canUndo}
        onClick={store.undo}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label={t("editor.redo")}
        shortcut="Ctrl Shift Z"
        disabled={!canRedo}
        onClick={store.redo}
      />
    </>
  );
}
