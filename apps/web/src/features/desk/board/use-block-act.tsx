import { useT } from "../../../lib/i18n/language-store.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { officeError } from "../parts/office-error.ts";
import { TextDialog } from "../parts/TextDialog.tsx";
import { useWords } from "../use-words.ts";
import { type Unit, useBlockUnit } from "./use-units.ts";

/** Asks why a garment does not go on; one that is blocked is let go at once, and can be blocked again as it was. What blocks its order is the order's. */
export function useBlockAct(done?: (unit: Unit) => void): (unit: Unit) => void {
  const t = useT();
  const say = useWords();
  const block = useBlockUnit();
  const failed = (error: unknown) => toast(officeError(t, say, error), "err");
  const nameOf = (unit: Unit) => `${unit.order_number}, ${unit.position}, ${unit.copy}/${unit.of}`;

  async function release(unit: Unit): Promise<void> {
    const reason = unit.blocked_here;
    const released = await block(unit, null);
    done?.(released);
    const undo = () => void block(released, reason).then(done).catch(failed);
    toast(say("board.released", { name: nameOf(unit) }), "ok", {
      label: say("board.undo"),
      onPress: undo,
    });
  }

  return (unit) => {
    if (unit.blocked_here !== null) return void release(unit).catch(failed);
    openDialog((close) => (
      <TextDialog
        title={say("board.block_title", { name: nameOf(unit) })}
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
