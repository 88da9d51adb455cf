import { limits } from "@holeshot/domain";
import { useRouter } from "@tanstack/react-router";
import { useT } from "../../../lib/i18n/language-store.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { NameDialog } from "./NameDialog.tsx";
import { StaleDialog } from "./StaleDialog.tsx";
import type { SaveResult } from "./use-saving.ts";

type StaleChoice = "mine" | "theirs" | null;

/**
 * Saves, asking for a name the first time and for a decision when somebody saved meanwhile.
 * Answers where the design is, or null when it was not saved.
 */
export function useSaveAct(): () => Promise<SavedState | null> {
  const t = useT();
  const router = useRouter();
  const { saving } = useOpenDesign();

  async function settle(result: SaveResult): Promise<SavedState | null> {
    if (result.ok) return result.saved;
    if (!result.stale) {
      toast(t("error.save_failed"), "err");
      return null;
    }
    const choice = await askStale();
    if (choice === "mine") return settle(await saving.overwrite());
    if (choice === "theirs") {
      await saving.discard();
      await router.invalidate();
      window.location.reload();
    }
    return null;
  }

  return async () => {
    if (saving.saved) return settle(await saving.save());
    const name = await askName(saving.name);
    if (name === null) return null;
    const saved = await settle(await saving.saveAs(name.slice(0, limits.designNameMax)));
    if (saved) {
      // The address becomes that of the saved design, without opening it again.
      const path = `/configured-set/${saved.uuid}`;
      window.history.replaceState(window.history.state, "", path);
    }
    return saved;
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
