import { openDialog } from "../ui/dialog-store.ts";
import { dialogPart } from "../ui/part.tsx";

const SetsDialog = dialogPart<{ onClose: () => void }>(
  () => import("./sets/SetsDialog.tsx").then((module) => module.SetsDialog),
  ({ onClose }) => onClose(),
);

/** All there is to design, from wherever one stands. */
export function openSets(): void {
  openDialog((close) => <SetsDialog onClose={close} />);
}
