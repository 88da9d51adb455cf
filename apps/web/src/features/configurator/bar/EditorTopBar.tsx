import { IconArrowBackUp, IconArrowForwardUp, IconCheck, IconShare2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { Wordmark } from "../../../ui/Wordmark.tsx";
import { useOpenDesign } from "../design-context.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { useShareAct } from "../saving/use-share-act.ts";
import { DesignName } from "./DesignName.tsx";

/** Name and state of the design, the products, undo and redo, share and save. */
export function EditorTopBar() {
  const t = useT();
  const { set, saving } = useOpenDesign();
  const { store } = useEditor();
  const product = useEditorState((state) => state.product);
  const canUndo = useEditorState(
    ({ editing }) => editing.history.past.length > 0 || editing.history.gesture !== null,
  );
  const canRedo = useEditorState(({ editing }) => editing.history.future.length > 0);
  const save = useSaveAct();
  const share = useShareAct(save);
  const readOnly = saving.saved?.viewedAs === "administrator";

  return (
    <header className="on-ink shrink-0 bg-ink text-paper">
      <div className="flex h-14 items-center gap-1 px-3 md:gap-3 md:px-5">
        <Link to="/cart" aria-label={t("top.home")} className="mr-1 flex h-11 items-center">
          <Wordmark />
        </Link>
        <span aria-hidden className="hidden h-6 w-px bg-ink-4 lg:block" />
        <div className="hidden min-w-0 items-center gap-4 lg:flex">
          <DesignName />
          <SaveState />
        </div>
        {set.products.length > 1 && (
          <Tabs
            label={t("editor.products")}
            name="product"
            className="mx-auto hidden h-14 border-b-0 *:h-14 md:flex"
            tabs={set.products.map(({ id, name }) => ({ id, label: name }))}
            selected={product}
            onSelect={(id) => showProduct(id)}
          />
        )}
        <div className="ml-auto flex items-center gap-1">
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
          {!readOnly && (
            <>
              <IconButton
                icon={IconShare2}
                label={t("editor.share")}
                onClick={() => void share()}
              />
              <Button
                variant="second"
                size="sm"
                className="ml-1 bg-transparent text-paper"
                busy={saving.status.kind === "saving"}
                onClick={() => void save()}
              >
                {t("app.save")}
              </Button>
            </>
          )}
        </div>
      </div>
      {set.products.length > 1 && (
        <Tabs
          label={t("editor.products")}
          name="product-narrow"
          className="px-4 md:hidden"
          tabs={set.products.map(({ id, name }) => ({ id, label: name }))}
          selected={product}
          onSelect={(id) => showProduct(id)}
        />
      )}
    </header>
  );

  function showProduct(id: string): void {
    const found = set.products.find((each) => each.id === id);
    if (found) store.show({ product: found.id });
  }
}

/** Saving, saved at, not saved with a way to try again; spoken when it changes. */
function SaveState() {
  const t = useT();
  const { clock } = useFormat();
  const { status } = useOpenDesign().saving;
  return (
    <span
      role="status"
      className="flex items-center gap-1.5 type-small whitespace-nowrap text-mute-d"
    >
      {status.kind === "saved" && <Icon of={IconCheck} size={16} />}
      {status.kind === "saved" &&
        (status.at ? t("editor.saved_at", { time: clock(status.at) }) : t("editor.saved"))}
      {status.kind === "saving" && t("editor.saving")}
      {status.kind === "unsaved" && t("editor.unsaved")}
      {(status.kind === "failed" || status.kind === "stale") && t("editor.not_saved")}
    </span>
  );
}
