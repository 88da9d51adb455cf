import type { ReactNode } from "react";
import { createListeners } from "../lib/listeners.ts";

export interface OpenDialog {
  id: number;
  render: (close: () => void) => ReactNode;
}

const listeners = createListeners();
let dialogs: readonly OpenDialog[] = [];
let last = 0;

function change(next: readonly OpenDialog[]): void {
  dialogs = next;
  listeners.tell();
}

/** Opens a dialog in the dialog host, from wherever; it stays until it closes itself. */
export function openDialog(render: OpenDialog["render"]): void {
  last += 1;
  change([...dialogs, { id: last, render }]);
}

export function closeDialog(id: number): void {
  change(dialogs.filter((dialog) => dialog.id !== id));
}

/** A change of page takes every dialog with it. */
export function closeAllDialogs(): void {
  if (dialogs.length > 0) change([]);
}

export function currentDialogs(): readonly OpenDialog[] {
  return dialogs;
}

export const subscribeDialogs = listeners.subscribe;
