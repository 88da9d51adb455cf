import { useEffect, useRef, type RefObject } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Validates a field when its value is committed (the DOM's `change`), not while typing and not on
 * leaving it untouched. React's own `onChange` is the DOM's `input`, hence the native listener.
 * Values set by the program validate through `setValue(…, { shouldValidate: true })`.
 */
export function useCommitValidation<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const { trigger } = form;
  useEffect(() => {
    const node = element.current;
    function committed(event: Event): void {
      const { name } = event.target as HTMLInputElement;
      if (name !== "") void trigger(name as FieldPath<Values>);
    }
    node?.addEventListener("change", committed);
    return () => node?.removeEventListener("change", committed);
  }, [trigger]);
  return element;
}
