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
    function committed(event: Event): void {
      const name = (event.target as HTMLInputElement).name as FieldPath<Values> | "";
      if (name === "") return;
      const { form, rechecks } = latest.current;
      void form.trigger(name);
      recheck(form, rechecks[name] ?? []);
    }
    node?.addEventListener("change", committed);
    return () => node?.removeEventListener("change", committed);
  }, []);
  return element;
}
