import { limits } from "@holeshot/domain";
import { isProblem } from "../../../lib/api/api-problem.ts";
import { errorText } from "../../../lib/errors.ts";
import type { Translate } from "../../../lib/i18n/translator.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { NameDialog, StaleDialog } from "./dialogs.ts";
import type { SaveResult } from "./use-saving.ts";

type StaleChoice = "mine" | "theirs" | null;

/**
 * Saves, asking for a name the first time and for a decision when somebody saved meanwhile.
 * Answers where the design is, or null when it was not saved.
 */
export function useSaveAct(): () => Promise<SavedState | null> {
  const t = useT();
  const { saving } = useOpenDesign();

  async function settle(result: SaveResult): Promise<SavedState | null> {
    if (result.ok) return result.saved;
    if (!result.stale) {
      toast(saveFailureText(t, result.error), "err");
      return null;
    }
    const choice = await askStale();
    if (choice === "mine") return settle(await saving.overwrite());
    if (choice === "theirs") {
      await saving.discard();
      window.location.reload();
    }
    return null;
  }

  return async () => {
    if (saving.saved) return settle(await saving.save());
    const name = await askName(saving.name);
    if (name === null) return null;
    return settle(await saving.save(name.slice(0, limits.designNameMax)));
  };
}

/** What the server refuses has its own sentence; else the work is safe here and is sent again. */
function saveFailureText(t: Translate, error: unknown): string {
  const refused = isProblem(error, "invalid_design") || isProblem(error, "rate_limited");
  return refused ? errorText(t, error) : t("error.save_failed");
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

function askStale(): Promise<StaleChoice> {
  return new Promise((resolve) => {
    openDialog((close) => {
      const answer = (choice: StaleChoice) => () => {
        close();
        resolve(choice);
      };
      return (
        <StaleDialog
          onKeepMine={answer("mine")}
          onTakeTheirs={answer("theirs")}
          onClose={answer(null)}
        />
      );
    });
  });
}
