import type { FieldErrorCode, FileFault } from "@holeshot/domain";
import { isProblem } from "../../../../lib/api/api-problem.ts";
import { errorText } from "../../../../lib/errors.ts";
import type { MessageKey, Translate } from "../../../../lib/i18n/translator.ts";

/** What its sender can do about a file: to export it as before would not help. */
const faults: Record<FileFault, MessageKey> & Partial<Record<FieldErrorCode, MessageKey>> = {
  own_declarations: "field.own_declarations",
  nothing_to_print: "field.nothing_to_print",
  too_complex: "field.too_complex",
};

/** Behind a lost connection, or a 413 that is not the shop's own, there is mostly a file too large for what lies between. */
export function uploadErrorText(t: Translate, error: unknown): string {
  const between =
    isProblem(error, "network") || (isProblem(error, "unknown") && error.status === 413);
  if (between) return t("error.network_upload");
  const [fault] = isProblem(error, "unreadable_image") ? error.errors : [];
  const said = fault && faults[fault.code];
  return said ? t(said) : errorText(t, error);
}
