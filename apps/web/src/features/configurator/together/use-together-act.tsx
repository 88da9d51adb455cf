import { openDialog } from "../../../ui/dialog-store.ts";
import { DialogFailed, DialogWaiting } from "../../../ui/PartStates.tsx";
import { part } from "../../../ui/part.tsx";
import { useOpenDesign } from "../design-context.ts";
import { useSaveAct } from "../saving/use-save-act.tsx";
import type { TogetherDialogProps } from "./TogetherDialog.tsx";

/** The link that lets others edit. */
const TogetherDialog = part<TogetherDialogProps>(
  () => import("./TogetherDialog.tsx").then((module) => module.TogetherDialog),
  {
    onlyShown: true,
    waiting: ({ onClose }) => <DialogWaiting onClose={onClose} />,
    failed: ({ onClose }, retry) => <DialogFailed onRetry={retry} onClose={onClose} />,
  },
);

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
