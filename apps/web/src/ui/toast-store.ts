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

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let last = 0;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
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

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
