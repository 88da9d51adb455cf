import { openDialog } from "../../../ui/dialog-store.ts";
import { dialogPart } from "../../../ui/part.tsx";

const ShortcutsDialog = dialogPart(
  () => import("./ShortcutsDialog.tsx").then((m) => m.ShortcutsDialog),
  ({ onClose }) => onClose(),
);

/** Tells the desk's keys, and switches them off and on. */
export function openShortcuts(): void {
  openDialog((close) => <ShortcutsDialog onClose={close} />);
}
