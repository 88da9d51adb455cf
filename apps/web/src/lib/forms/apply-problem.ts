import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { isProblem } from "../api/api-problem.ts";
import { fieldErrorText } from "../errors.ts";
import type { Translate } from "../i18n/translator.ts";

/**
 * Puts what the server found wrong at the fields it names.
 *
 * @returns false when it named none of this form's fields, so that the caller must say it elsewhere.
 */
export function applyProblem<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  t: Translate,
): boolean {
  if (!isProblem(error, "validation_failed")) return false;
  let placed = false;
  for (const wrong of error.errors) {
    const name = wrong.path as FieldPath<Values>;
    if (form.getFieldState(name) === undefined || form.getValues(name) === undefined) continue;
    form.setError(
      name,
      { type: "server", message: fieldErrorText(t, wrong) },
      { shouldFocus: !placed },
    );
    placed = true;
  }
  return placed;
}
