import { Suspense, useSyncExternalStore } from "react";
import { closeDialog, currentDialogs, subscribeDialogs } from "./dialog-store.ts";

/** Where dialogs live, beside the page; their code loads when they open. */
export function DialogHost() {
  const dialogs = useSyncExternalStore(subscribeDialogs, currentDialogs);
  return dialogs.map(({ id, render }) => (
    <Suspense key={id} fallback={null}>
      {render(() => closeDialog(id))}
    </Suspense>
  ));
}
