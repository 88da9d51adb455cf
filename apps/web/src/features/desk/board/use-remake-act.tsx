import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { TextDialog } from "../parts/TextDialog.tsx";
import { useWords } from "../use-words.ts";
import { type Unit, useRemakeUnits } from "./use-units.ts";

/** Asks why garments are made once more. */
export function useRemakeAct(
  done?: (remade: readonly Unit[]) => void,
): (units: readonly Unit[]) => void {
  const say = useWords();
  const remake = useRemakeUnits();
  return (units) =>
    openDialog((close) => (
      <TextDialog
        title={say("remake.act")}
        description={say("remake.text", { count: units.length })}
        label={say("hold.reason")}
        submit={say("remake.act")}
        onSubmit={async (reason) => {
          const remade = await remake(units, reason);
          toast(say("remake.done", { count: remade.length }));
          done?.(remade);
        }}
        onClose={close}
      />
    ));
}
