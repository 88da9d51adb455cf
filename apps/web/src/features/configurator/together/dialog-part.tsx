import { DialogFailed, DialogWaiting } from "../../../ui/PartStates.tsx";
import { part } from "../../../ui/part.tsx";
import type { TogetherDialogProps } from "./TogetherDialog.tsx";

/** The link that lets others edit. */
export const TogetherDialog = part<TogetherDialogProps>(
  () => import("./TogetherDialog.tsx").then((module) => module.TogetherDialog),
  {
    onlyShown: true,
    waiting: ({ onClose }) => <DialogWaiting onClose={onClose} />,
    failed: ({ onClose }, retry) => <DialogFailed onRetry={retry} onClose={onClose} />,
  },
);
