import { useSyncExternalStore } from "react";
import { DialogBoundary } from "./DialogBoundary.tsx";
import { closeDialog, currentDialogs, type OpenDialog, subscribeDialogs } from "./dialog-store.ts";

const none: readonly OpenDialog[] = [];
/** Nothing is open in a page as it comes. */
const noDialogs = (): readonly OpenDialog[] => none;

/** Where dialogs live, beside the page. */
export function DialogHost() {
  const dialogs = useSyncExternalStore(subscribeDialogs, currentDialogs, noDialogs);
  return dialogs.map(({ id, render }) => (
    <DialogBoundary key={id} onClose={() => closeDialog(id)}>
      {render(() => closeDialog(id))}
    </DialogBoundary>
  ));
}
