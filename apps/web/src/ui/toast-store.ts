import { createListeners } from "../lib/listeners.ts";

export type ToastKind = "ok" | "err" | "note";

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction;
}

const listeners = createListeners();
let toasts: readonly Toast[] = [];
let last = 0;

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.tell();
}

/** Says in passing what happened; the same sentence is not stacked on itself. */
export function toast(text: string, kind: ToastKind = "ok", action?: ToastAction): number {
  last += 1;
  const made: Toast =
    action === undefined ? { id: last, kind, text } : { id: last, kind, text, action };
  change([...toasts.filter((each) => each.text !== text), made].slice(-3));
  return last;
}

export function dismissToast(id: number): void {
  change(toasts.filter((each) => each.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export const subscribeToasts = listeners.subscribe;
