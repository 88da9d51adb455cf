import { expect, it } from "vitest";
import { ApiProblem, type ProblemCode } from "../../../lib/api/api-problem.ts";
import { refusalOf } from "./refusal-of.ts";

function answer(status: number, code?: ProblemCode): ApiProblem {
  const problem = code === undefined ? null : ({ status, code, title: "" } as never);
  return new ApiProblem({ ok: false, status, problem, retryAfter: null });
}

it.each([
  ["somebody else saved", answer(409, "stale_version"), true, true, "stale"],
  ["the session is over", answer(401, "unauthenticated"), true, true, "signed_out"],
  [
    "an account's design, and nobody signed in",
    answer(404, "not_found"),
    true,
    false,
    "signed_out",
  ],
  ["a design that is gone", answer(404, "not_found"), true, true, "refused"],
  ["a visitor's design that is gone", answer(404, "not_found"), false, false, "refused"],
  ["no answer", answer(0), true, true, "offline"],
  ["a document that cannot be made", answer(422, "invalid_design"), true, true, "refused"],
  ["a server in trouble", answer(503, "unavailable"), true, true, "failed"],
  ["too many", answer(429, "rate_limited"), true, true, "failed"],
  ["something else", new Error("?"), true, true, "failed"],
] as const)("%s", (_what, error, owned, signedIn, refusal) => {
  expect(refusalOf(error, owned, signedIn)).toBe(refusal);
});
