import { openDialog } from "../../../ui/dialog-store.ts";
import { useOpenDesign } from "../design-context.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { TogetherDialog } from "./dialog-part.tsx";

/** Saves first, then shows the link that lets others edit. */
export function useTogetherAct(): () => Promise<void> {
  const { setTogether } = useOpenDesign();
  const save = useSaveAct();
  return async () => {
    const saved = await save();
    if (!saved) return;
    openDialog((close) => <TogetherDialog saved={saved} onOpen={setTogether} onClose={close} />);
  };
}
