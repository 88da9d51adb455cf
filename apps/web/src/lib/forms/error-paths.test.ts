import { expect, it } from "vitest";
import { errorPaths } from "./error-paths.ts";

it("finds errors at any depth, and the form's own", () => {
  const errors = {
    root: { message: "No" },
    accept_terms: { type: "required", message: "Accept" },
    contact: { email: { type: "validate", message: "No address" } },
    shipping_address: undefined,
  };
  expect(errorPaths(errors)).toEqual(["root", "accept_terms", "contact.email"]);
});
