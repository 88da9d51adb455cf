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

/** The endings of what the shop prints. */
const printable = /\.(?:png|jpe?g|webp|svg|pdf)$/i;

/** Behind a lost connection, or a 413 that is not the shop's own, there is mostly a file too large for what lies between. */
export function uploadErrorText(t: Translate, error: unknown, name = ""): string {
  const between =
    isProblem(error, "network") || (isProblem(error, "unknown") && error.status === 413);
  if (between) return t("error.network_upload");
  // To tell whoever sends a PNG that it should be a PNG helps nobody.
  if (isProblem(error, "unsupported_file_type") && printable.test(name)) {
    return t("editor.upload.not_as_named");
  }
  const [fault] = isProblem(error, "unreadable_image") ? error.errors : [];
  const said = fault && faults[fault.code];
  return said ? t(said) : errorText(t, error);
}
