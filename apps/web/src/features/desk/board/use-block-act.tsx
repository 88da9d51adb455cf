import { useT } from "../../../lib/i18n/language-store.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { officeError } from "../parts/office-error.ts";
import { TextDialog } from "../parts/TextDialog.tsx";
import { useWords } from "../use-words.ts";
import { type Unit, useBlockUnit } from "./use-units.ts";

/** Asks why a garment does not go on; one that is blocked is let go at once. What blocks its order is the order's. */
export function useBlockAct(done?: (unit: Unit) => void): (unit: Unit) => void {
  const t = useT();
  const say = useWords();
  const block = useBlockUnit();
  return (unit) => {
    if (unit.blocked_here !== null) {
      block(unit, null)
        .then(done)
        .catch((error: unknown) => toast(officeError(t, say, error), "err"));
      return;
    }
    openDialog((close) => (
      <TextDialog
        title={say("board.block_title", {
          name: `${unit.order_number}, ${unit.position}, ${unit.copy}/${unit.of}`,
        })}
        description={say("board.block_text")}
        label={say("hold.reason")}
        submit={say("act.hold")}
        onSubmit={async (reason) => {
          const blocked = await block(unit, reason);
          done?.(blocked);
        }}
        onClose={close}
      />
    ));
  };
}
