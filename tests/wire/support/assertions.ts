import { problem } from "@holeshot/contract";
import assert from "node:assert/strict";
import type { Answer, Json } from "./wire.ts";

/** The body of an answer that has this status; the contract was held against it when it came. */
export function assertSuccess(answer: Answer, status: number): Json {
  assert.equal(answer.status, status, `status, with ${answer.text.slice(0, 1000)}`);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  if (status === 204) assert.equal(answer.bytes.length, 0, "a 204 has no body");
  return answer.json;
}

/** Checks that an answer is this refusal, as a problem document. */
export function assertRefused(answer: Answer, status: number, code: string): void {
  const told = `${answer.status} ${answer.text.slice(0, 1000)}`;
  assert.equal(answer.status, status, `status, with ${told}`);
  assert.match(answer.headers.get("content-type") ?? "", /^application\/problem\+json/, told);
  assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  problem.parse(answer.json);
  assert.equal(answer.json.status, status);
  assert.equal(answer.json.code, code, told);
  assert.doesNotMatch(answer.text, /\bat .*\.(ts|js|mjs):\d+/, "no stack trace");
}

/** Checks a 422 `validation_failed` that names this field. */
export function assertRefusedField(answer: Answer, path: string, code?: string): void {
  assertRefused(answer, 422, "validation_failed");
  const found = answer.json.errors.find((error: { path: string }) => error.path === path);
  assert.ok(found, `no error at ${path}: ${answer.text}`);
  if (code !== undefined) assert.equal(found.code, code, answer.text);
}
