import { lazy } from "react";
import { openDialog } from "../ui/dialog-store.ts";

const QuantitiesDialog = lazy(() =>
  import("./quantities/QuantitiesDialog.tsx").then((module) => ({
    default: module.QuantitiesDialog,
  })),
);

/** Sizes and riders of a design that lies in the cart. */
export function openQuantities(designUuid: string): void {
  openDialog((close) => <QuantitiesDialog designUuid={designUuid} onClose={close} />);
}
