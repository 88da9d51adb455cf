import type { FieldError } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../../../lib/api/api-problem.ts";
import { createTranslator } from "../../../../lib/i18n/translator.ts";
import fr from "../../../../messages/fr.json";
import { uploadErrorText } from "./upload-error-text.ts";

describe("uploadErrorText", () => {
  const t = createTranslator(fr, "fr-FR");
  const refused = (errors?: readonly FieldError[]): ApiProblem => {
    const document = {
      type: "about:blank",
      status: 422,
      title: "x",
      code: "unreadable_image",
    } as const;
    const answer = { ...document, ...(errors && { errors }) };
    return new ApiProblem({ ok: false, status: 422, problem: answer, retryAfter: null });
  };

  it("says what is wrong with a file where the shop knows", () => {
    const empty = refused([{ path: "file", code: "nothing_to_print" }]);
    expect(uploadErrorText(t, empty)).toBe(fr["field.nothing_to_print"]);
  });

  it("says that it cannot be read where nobody knows why", () => {
    expect(uploadErrorText(t, refused())).toBe(fr["error.unreadable_image"]);
  });
});
