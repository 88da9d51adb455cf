import { isProblem } from "../../../lib/api/api-problem.ts";
import type { Translate } from "../../../lib/i18n/translator.ts";
import type { DeskKey, Say } from "../use-words.ts";
import { deskError } from "./desk-error.ts";

/** What is wrong with a field, by its path and the code the server gives; others are told as one. */
type FieldWords = Readonly<Record<string, DeskKey>>;

/** As `deskError`, for what is no order: of two who change it the second is told, and a field is named. */
export function officeError(
  t: Translate,
  say: Say,
  error: unknown,
  fields: FieldWords = {},
): string {
  if (isProblem(error, "stale_version")) return say("office.stale");
  if (isProblem(error, "validation_failed")) {
    const told = error.errors.map(({ path }) => fields[path]).find((key) => key !== undefined);
    if (told !== undefined) return say(told);
  }
  return deskError(t, say, error);
}
