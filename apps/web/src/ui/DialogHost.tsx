import { useSyncExternalStore } from "react";
import { DialogBoundary } from "./DialogBoundary.tsx";
import { closeDialog, currentDialogs, subscribeDialogs } from "./dialog-store.ts";

/** Where dialogs live, beside the page. */
export function DialogHost() {
  const dialogs = useSyncExternalStore(subscribeDialogs, currentDialogs);
  return dialogs.map(({ id, render }) => (
    <DialogBoundary key={id} onClose={() => closeDialog(id)}>
      {render(() => closeDialog(id))}
    </DialogBoundary>
  ));
}
