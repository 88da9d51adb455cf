import type { ConfirmDialogProps } from "../../../parts/dialogs/ConfirmDialog.tsx";
import type { WithdrawLinkDialogProps } from "../../../parts/dialogs/WithdrawLinkDialog.tsx";
import { dialogPart } from "../../../ui/part.tsx";
import type { LinkDialogProps } from "./LinkDialog.tsx";
import type { NameDialogProps } from "./NameDialog.tsx";
import type { StaleDialogProps } from "./StaleDialog.tsx";

// Nothing is asked before the first edit: what a dialog needs comes when the page is at rest.
export const NameDialog = dialogPart<NameDialogProps>(
  () => import("./NameDialog.tsx").then((module) => module.NameDialog),
  ({ onDone }) => onDone(null),
);
export const StaleDialog = dialogPart<StaleDialogProps>(
  () => import("./StaleDialog.tsx").then((module) => module.StaleDialog),
  ({ onClose }) => onClose(),
);
export const LinkDialog = dialogPart<LinkDialogProps>(
  () => import("./LinkDialog.tsx").then((module) => module.LinkDialog),
  ({ onClose }) => onClose(),
);
export const ConfirmDialog = dialogPart<ConfirmDialogProps>(
  () => import("../../../parts/dialogs/ConfirmDialog.tsx").then((module) => module.ConfirmDialog),
  ({ onClose }) => onClose(),
);
export const WithdrawLinkDialog = dialogPart<WithdrawLinkDialogProps>(
  () =>
    import("../../../parts/dialogs/WithdrawLinkDialog.tsx").then(
      (module) => module.WithdrawLinkDialog,
    ),
  ({ onClose }) => onClose(),
);
