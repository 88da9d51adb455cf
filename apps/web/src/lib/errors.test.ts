import {
  errorCodes,
  fieldErrorCodes,
  languages,
  type ErrorCode,
  type Language,
} from "@holeshot/domain";
import { describe, expect, it, vi } from "vitest";
import de from "../messages/de.json";
import dk from "../messages/dk.json";
import en from "../messages/en.json";
import fr from "../messages/fr.json";
import nl from "../messages/nl.json";
import { ApiProblem } from "./api/api-problem.ts";
import { errorText, fieldErrorText, messageOf } from "./errors.ts";
import { localeOf } from "./i18n/languages.ts";
import { createTranslator, type Messages, type Translate } from "./i18n/translator.ts";

const texts: Record<Language, Messages> = { nl, en, de, dk, fr };

function translator(language: Language): Translate {
  return createTranslator(texts[language], localeOf(language));
}

const translators = languages.map((language) => ({ language, t: translator(language) }));

function problem(code: ErrorCode, retryAfter: number | null = null): ApiProblem {
  const { status, title } = errorCodes[code];
  return new ApiProblem({
    ok: false,
    status,
    problem: { type: "about:blank", status, title, code },
    retryAfter,
  });
}

describe.each(translators)("in $language", ({ t }) => {
  it("every code the server may answer has a sentence of its language [S8.01]", () => {
    for (const code of Object.keys(errorCodes) as ErrorCode[]) {
      expect(t(messageOf(code)), code).toMatch(/\S \S/);
    }
  });

  it("every fault of a field has a sentence, with its bounds filled in [S5.14]", () => {
    for (const code of fieldErrorCodes) {
      const text = fieldErrorText(t, { code, params: { min: 3, max: 9 } });
      expect(text, code).not.toMatch(/^field\.|\{\{/);
    }
    expect(fieldErrorText(t, { code: "too_short", params: { min: 10 } })).toContain("10");
  });
});

describe("errorText", () => {
  const t = translator("nl");

  it("tells how long to wait", () => {
    expect(errorText(t, problem("rate_limited", 61))).toContain("2 minuten");
    expect(errorText(t, problem("rate_limited", 20))).toContain("1 minuut");
  });

  it("names the act that failed where the answer says nothing better", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(errorText(t, problem("internal_error"), "error.move_failed")).toBe(
      t("error.move_failed"),
    );
    expect(errorText(t, problem("group_not_empty"), "error.move_failed")).toBe(
      t("error.group_not_empty"),
    );
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
