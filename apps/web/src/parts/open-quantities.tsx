import { openDialog } from "../ui/dialog-store.ts";
import { dialogPart } from "../ui/part.tsx";

const QuantitiesDialog = dialogPart<{ designUuid: string; onClose: () => void }>(
  () => import("./quantities/QuantitiesDialog.tsx").then((module) => module.QuantitiesDialog),
  ({ onClose }) => onClose(),
);

/** Sizes and riders of a design that lies in the cart. */
export function openQuantities(designUuid: string): void {
  openDialog((close) => <QuantitiesDialog designUuid={designUuid} onClose={close} />);
}
