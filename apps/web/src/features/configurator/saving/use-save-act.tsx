import { limits } from "@holeshot/domain";
import { type EditorParts, useEditor } from "../../../editor/model/editor-context.ts";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import type { Say, Translate } from "../../../lib/i18n/translator.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { type OtherVersion, otherVersion } from "./design-calls.ts";
import { ConfirmDialog, NameDialog, StaleDialog } from "./dialogs.ts";
import type { Refusal } from "./saving-machine.ts";
import { signInAndBack } from "./sign-in-and-back.ts";
import type { SaveResult } from "./use-saving.ts";

type Telling = (say: Say) => void;
type StaleChoice = "mine" | "theirs" | "both" | null;

/**
 * Saves, asking for a name the first time and for a decision when somebody saved meanwhile.
 * Answers where the design is, or null when it was not saved; why not is told in passing, or to `inPlace`.
 */
export function useSaveAct(): (inPlace?: (say: Say) => void) => Promise<SavedState | null> {
  const t = useT();
  const { saving } = useOpenDesign();
  const parts = useEditor();

  async function settle(result: SaveResult, inPlace?: Telling): Promise<SavedState | null> {
    if (result.ok) return result.saved;
    const gone = result.reason === "refused" && isProblem(result.error, "not_found");
    if (gone && saving.saved?.viewedAs === "owner") {
      const anew = await askAnew(t);
      return anew ? settle(await saving.saveAs(saving.name), inPlace) : null;
    }
    if (result.reason !== "stale") {
      tell(result.reason, result.error, inPlace);
      return null;
    }
    const choice = await askStale(parts, saving.saved && (await otherVersion(saving.saved)));
    if (choice === "mine") return settle(await saving.overwrite(), inPlace);
    if (choice === "both") {
      const name = t("editor.copy_name", { name: saving.name });
      return settle(await saving.saveAs(name.slice(0, limits.designNameMax)), inPlace);
    }
    if (choice === "theirs") {
      await saving.discard();
      window.location.reload();
    }
    return null;
  }

  /** What the server refuses has its own sentence; else the work is safe here and is sent again. */
  function tell(reason: Refusal, error: unknown, inPlace?: Telling): void {
    if (reason === "signed_out") {
      toast(t("editor.session_over"), "err", { label: t("top.login"), onPress: signInAndBack });
      return;
    }
    const refused = isProblem(error, "invalid_design", "rate_limited", "not_found");
    const say: Say = (speak) => (refused ? errorText(speak, error) : speak("error.save_failed"));
    if (inPlace) inPlace(say);
    else toast(say(t), "err");
  }

  return async (inPlace) => {
    if (saving.saved || saving.named) return settle(await saving.save(), inPlace);
    const name = await askName(saving.name);
    if (name === null) return null;
    return settle(await saving.save(name.slice(0, limits.designNameMax)), inPlace);
  };
}

function askName(suggested: string): Promise<string | null> {
  return new Promise((resolve) => {
    openDialog((close) => (
      <NameDialog
        suggested={suggested}
        onDone={(name) => {
          close();
          resolve(name);
        }}
      />
    ));
  });
}

/** Deleted on another device: what is here still is all there is of it. */
function askAnew(t: Translate): Promise<boolean> {
  return new Promise((resolve) => {
    openDialog((close) => {
      const answer = (anew: boolean): void => {
        close();
        resolve(anew);
      };
      return (
        <ConfirmDialog
          wanted
          title={t("editor.gone.title")}
          text={t("editor.gone.text")}
          confirm={t("editor.gone.anew")}
          onConfirm={async () => answer(true)}
          onClose={() => answer(false)}
        />
      );
    });
  });
}

function askStale(parts: EditorParts, theirs: OtherVersion | null): Promise<StaleChoice> {
  const { editing, product, side } = parts.store.state();
  return new Promise((resolve) => {
    openDialog((close) => {
      const answer = (choice: StaleChoice) => () => {
        close();
        resolve(choice);
      };
      return (
        <StaleDialog
          {...{ parts, product, side, theirs }}
          mine={editing.document}
          onKeepMine={answer("mine")}
          onTakeTheirs={answer("theirs")}
          onKeepBoth={answer("both")}
          onClose={answer(null)}
        />
      );
    });
  });
}
