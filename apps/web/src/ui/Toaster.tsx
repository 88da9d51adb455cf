import { useEffect, useState, useSyncExternalStore } from "react";
import { cx } from "./cx.ts";
import {
  currentToasts,
  dismissToast,
  subscribeToasts,
  type Toast,
  type ToastKind,
} from "./toast-store.ts";

const stripes: Record<ToastKind, string> = { ok: "bg-ok-d", err: "bg-err-d", note: "bg-gate" };
const fadeOut = 120;

const none: readonly Toast[] = [];
const noToasts = (): readonly Toast[] => none;

function ToastRow({ toast, stay }: { toast: Toast; stay: number }) {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);

  // Whoever points at it or has focus in it is still reading.
  useEffect(() => {
    if (held) return undefined;
    const leave = setTimeout(() => setLeaving(true), stay);
    const drop = setTimeout(() => dismissToast(toast.id), stay + fadeOut);
    return () => {
      clearTimeout(leave);
      clearTimeout(drop);
    };
  }, [held, stay, toast.id]);

  return (
    <li
      data-state={leaving && !held ? "closed" : "open"}
      className="on-ink pointer-events-auto relative flex min-h-12 items-center gap-5 bg-ink-2 py-2.5 pr-5 pl-6 text-paper shadow-float ring-1 ring-ink-4 animate-toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span aria-hidden className={cx("absolute inset-y-0 left-0 w-1", stripes[toast.kind])} />
      <span className="flex-1 type-body">{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          data-take-back
          className="type-small font-semibold underline underline-offset-[3px]"
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
    </li>
  );
}

interface ToasterProps {
  label: string;
  /** How long a toast stays, in milliseconds. */
  stay: number;
}

/** Top centre. The list is always in the page, so that screen readers hear what is added to it. */
export function Toaster({ label, stay }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 flex justify-center p-3"
    >
      <div role="status" aria-live="polite" className="w-full max-w-[440px]">
        <ol className="flex flex-col gap-2">
          {toasts.map((toast) => (
            <ToastRow key={toast.id} toast={toast} stay={stay} />
          ))}
        </ol>
      </div>
    </section>
  );
}
