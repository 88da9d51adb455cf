import { openDialog } from "../ui/dialog-store.ts";
import { dialogPart } from "../ui/part.tsx";
import { openQuantities } from "./open-quantities.tsx";
import type { AddedDrawerProps } from "./added/AddedDrawer.tsx";

const AddedDrawer = dialogPart<AddedDrawerProps>(
  () => import("./added/AddedDrawer.tsx").then((module) => module.AddedDrawer),
  ({ onClose }) => onClose(),
);

/** Tells what went into the cart, beside the page it was put there from. */
export function openAdded(designUuid: string): void {
  openDialog((close) => (
    <AddedDrawer
      designUuid={designUuid}
      onChoose={() => {
        close();
        openQuantities(designUuid, () => openAdded(designUuid));
      }}
      onClose={close}
    />
  ));
}
