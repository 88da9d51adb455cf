import { useEffect, useRef, type RefObject } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Field → those whose rule looks at it too. */
export type Rechecks<Values extends FieldValues> = Partial<
  Record<FieldPath<Values>, readonly FieldPath<Values>[]>
>;

/** Judges fields anew whose rule looks at another one; an untouched field is not scolded for being empty. */
export function recheck<Values extends FieldValues>(
  { getFieldState, getValues, trigger }: UseFormReturn<Values>,
  names: readonly FieldPath<Values>[],
): void {
  for (const name of names) {
    const value: unknown = getValues(name);
    const filled = typeof value === "string" && value.trim() !== "";
    if (filled || getFieldState(name).error !== undefined) void trigger(name);
  }
}

interface Press {
  /** At once, or when the press that is under way has ended; not at all where that sends the form, which judges all of it. */
  readonly after: (act: () => void) => void;
  readonly stop: () => void;
}

/**
 * What a value is committed by is often the press of a button below it. An error that goes, or comes, while the pointer is down
 * moves that button from under it, and the click meets nothing: such news waits until the press is over.
 */
function watchPress(form: HTMLFormElement | null): Press {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const listening = new AbortController();
  const listen = { capture: true, signal: listening.signal };
  const up = (): void => {
    // The click comes right behind.
    setTimeout(() => {
      isDown = false;
      for (const act of waiting.splice(0)) act();
    });
  };
  document.addEventListener("pointerdown", () => void (isDown = true), listen);
  document.addEventListener("pointerup", up, listen);
  document.addEventListener("pointercancel", up, listen);
  form?.addEventListener("submit", () => void (waiting = []), listen);
  return {
    after: (act) => {
      if (isDown) waiting.push(act);
      else act();
    },
    stop: () => listening.abort(),
  };
}

/**
 * Validates a field when its value is committed (the DOM's `change`), not while typing and not on
 * leaving it untouched, and with it the fields that depend on it. React's own `onChange` is the
 * DOM's `input`, hence the native listener.
 * Values set by the program validate through `setValue(…, { shouldValidate: true })`.
 */
export function useCommitValidation<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  rechecks: Rechecks<Values>,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef({ form, rechecks });
  useEffect(() => {
    latest.current = { form, rechecks };
  });
  useEffect(() => {
    const node = element.current;
    const press = watchPress(node);
    function judge(name: FieldPath<Values>): void {
      const { form, rechecks } = latest.current;
      void form.trigger(name);
      recheck(form, rechecks[name] ?? []);
    }
    function committed(event: Event): void {
      const name = (event.target as HTMLInputElement).name as FieldPath<Values> | "";
      if (name !== "") press.after(() => judge(name));
    }
    node?.addEventListener("change", committed);
    return () => {
      node?.removeEventListener("change", committed);
      press.stop();
    };
  }, []);
  return element;
}
