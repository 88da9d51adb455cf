import type { FieldError } from "@holeshot/domain";
import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../../../lib/api/api-problem.ts";
import { createTranslator } from "../../../../lib/i18n/translator.ts";
import fr from "../../../../messages/fr.json";
import { uploadErrorText } from "./upload-error-text.ts";

describe("uploadErrorText", () => {
  const t = createTranslator(fr, "fr-FR");
  const problem = (
    status: number,
    code: "unreadable_image" | "unsupported_file_type",
    errors?: readonly FieldError[],
  ): ApiProblem => {
    const document = { type: "about:blank", status, title: "x", code } as const;
    const answer = { ...document, ...(errors && { errors }) };
    return new ApiProblem({ ok: false, status, problem: answer, retryAfter: null });
  };
  const refused = (errors?: readonly FieldError[]) => problem(422, "unreadable_image", errors);

  it("says what is wrong with a file where the shop knows", () => {
    const empty = refused([{ path: "file", code: "nothing_to_print" }]);
    expect(uploadErrorText(t, empty)).toBe(fr["field.nothing_to_print"]);
  });

  it("says that it cannot be read where nobody knows why", () => {
    expect(uploadErrorText(t, refused())).toBe(fr["error.unreadable_image"]);
  });

  it.each([
    ["logo.PNG", "editor.upload.not_as_named"],
    ["photo.jpeg", "editor.upload.not_as_named"],
    ["moving.gif", "error.unsupported_file_type"],
    ["letter", "error.unsupported_file_type"],
  ] as const)("says of %s what its sender can do", (name, key) => {
    expect(uploadErrorText(t, problem(415, "unsupported_file_type"), name)).toBe(fr[key]);
  });
});
