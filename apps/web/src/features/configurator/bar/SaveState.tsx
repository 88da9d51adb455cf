import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useOpenDesign } from "../design-context.ts";
import { journalState, onJournal } from "../saving/journal.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";

/** Saving, saved at, not saved with a way to try again; spoken when it changes. */
export function SaveState({ className }: { className?: string }) {
  const t = useT();
  const { clock } = useFormat();
  const { status } = useOpenDesign().saving;
  const save = useSaveAct();
  const wrong = status.kind === "failed" || status.kind === "stale";
  return (
    <span className={cx("flex items-center gap-2 whitespace-nowrap", className)}>
      <span role="status" className="flex items-center gap-1.5">
        {status.kind === "saved" && <Icon of={IconCheck} size={16} />}
        {status.kind === "saved" &&
          (status.at ? t("editor.saved_at", { time: clock(status.at) }) : t("editor.saved"))}
        {status.kind === "saving" && t("editor.saving")}
        <OnThisDevice told={status.kind === "unsaved"} />
        {wrong && <Icon of={IconAlertTriangle} size={16} />}
        {wrong && t("editor.not_saved")}
      </span>
      {wrong && (
        <button
          type="button"
          className="min-h-8 font-semibold underline underline-offset-3"
          onClick={() => void save()}
        >
          {t(status.kind === "stale" ? "editor.compare" : "app.retry")}
        </button>
      )}
    </span>
  );
}

/** What the browser has of it. A part of its own, because it hears of every write. */
function OnThisDevice({ told }: { told: boolean }) {
  const t = useT();
  const journal = useSyncExternalStore(onJournal, journalState);
  return (
    <span data-journal={journal} className="empty:hidden">
      {told && t(journal === "failed" ? "editor.not_kept" : "editor.unsaved")}
    </span>
  );
}
