import { openDialog } from "../ui/dialog-store.ts";
import { dialogPart } from "../ui/part.tsx";
import type { QuantitiesDialogProps } from "./quantities/QuantitiesDialog.tsx";

const QuantitiesDialog = dialogPart<QuantitiesDialogProps>(
  () => import("./quantities/QuantitiesDialog.tsx").then((module) => module.QuantitiesDialog),
  ({ onClose }) => onClose(),
);

/** Sizes and riders of a design that lies in the cart; `onSaved` instead of the word that they are saved. */
export function openQuantities(designUuid: string, onSaved?: () => void): void {
  openDialog((close) => (
    <QuantitiesDialog designUuid={designUuid} onClose={close} {...(onSaved && { onSaved })} />
  ));
}
