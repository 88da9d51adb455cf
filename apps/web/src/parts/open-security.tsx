import { openDialog } from "../ui/dialog-store.ts";
import { dialogPart } from "../ui/part.tsx";

const SecurityDialog = dialogPart<{ onClose: () => void }>(
  () => import("./security/SecurityDialog.tsx").then((module) => module.SecurityDialog),
  ({ onClose }) => onClose(),
);

/** What keeps one's account safe, from wherever one stands. */
export function openSecurity(): void {
  openDialog((close) => <SecurityDialog onClose={close} />);
}
