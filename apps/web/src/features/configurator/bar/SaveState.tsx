import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../../lib/i18n/translator.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useOpenDesign } from "../design-context.ts";
import { journalState, onJournal } from "../saving/journal.ts";
import type { Phase } from "../saving/saving-machine.ts";
import { signInAndBack } from "../saving/sign-in-and-back.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";

/** What is wrong, and what the press beside it does about it. */
const wrongs: Partial<Record<Phase["kind"], readonly [text: MessageKey, press: MessageKey]>> = {
  failed: ["editor.not_saved", "app.retry"],
  refused: ["editor.not_saved", "app.retry"],
  offline: ["editor.offline", "app.retry"],
  stale: ["editor.not_saved", "editor.compare"],
  signed_out: ["editor.signed_out", "top.login"],
};

/** Saving, saved at, not saved with a way to try again; spoken when it changes. */
export function SaveState({ className }: { className?: string }) {
  const t = useT();
  const { clock } = useFormat();
  const { phase, savedAt } = useOpenDesign().saving;
  const save = useSaveAct();
  const wrong = wrongs[phase];
  return (
    <span
      data-wrong={wrong === undefined ? undefined : ""}
      className={cx("flex items-center gap-2", className)}
    >
      <span role="status" className="flex min-w-0 items-center gap-1.5">
        {phase === "saved" && <Icon of={IconCheck} size={16} />}
        {phase === "saved" &&
          (savedAt ? t("editor.saved_at", { time: clock(savedAt) }) : t("editor.saved"))}
        {phase === "saving" && t("editor.saving")}
        <OnThisDevice told={phase === "dirty"} />
        {wrong && <Icon of={IconAlertTriangle} size={16} />}
        {wrong && <span className="line-clamp-2">{t(wrong[0])}</span>}
      </span>
      {wrong && (
        <button
          type="button"
          className="min-h-6 shrink-0 font-semibold lg:min-h-8 whitespace-nowrap underline underline-offset-3"
          onClick={() => (phase === "signed_out" ? signInAndBack() : void save())}
        >
          {t(wrong[1])}
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
