import { isPostcode, postcodeExamples, limits } from "@holeshot/domain";
import type { Translate } from "../i18n/translator.ts";

type Check = (value: string) => string | true;

// The form that browsers accept in an e-mail field, with a dot in the domain: as the server checks.
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const phoneForm = /^\+?[\d \u00a0()./-]*\d[\d \u00a0()./-]*$/;

function length(t: Translate, min: number, max: number): Check {
  return (value) => {
    if (value.length < min) return t("field.too_short", { min });
    return value.length <= max || t("field.too_long", { max });
  };
}

/** The rules that fields share; each yields the sentence to show, or true. */
export function makeRules(t: Translate, requiredText = t("field.required")) {
  const required: Check = (value) => value.trim() !== "" || requiredText;
  const all =
    (...checks: readonly Check[]): Check =>
    (value) => {
      for (const check of checks) {
        const verdict = check(value);
        if (verdict !== true) return verdict;
      }
      return true;
    };
  return {
    required,
    line: (max: number) => all(required, length(t, 1, max)),
    email: all(
      required,
      (value) => emailForm.test(value.trim()) || t("field.email"),
      length(t, 1, limits.emailMax),
    ),
    phone: all(
      required,
      (value) => phoneForm.test(value.trim()) || t("field.phone"),
      length(t, 1, limits.phoneMax),
    ),
    newPassword: all(required, length(t, limits.passwordMin, limits.passwordMax)),
    postcode: (country: string) =>
      all(
        required,
        (value) =>
          isPostcode(country, value) ||
          // Its two parts stay on one line.
          t("field.postcode_like", {
            example: (postcodeExamples[country] ?? "").replace(" ", "\u00a0"),
          }),
      ),
  };
}
