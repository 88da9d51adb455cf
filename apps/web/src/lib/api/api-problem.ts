import type { ErrorCode, FieldError } from "@holeshot/domain";
import type { Failure } from "@holeshot/contract";

/** `network`: no answer came; `unknown`: an answer that tells nothing we know. */
export type ProblemCode = ErrorCode | "network" | "unknown";

/** A call that failed, as the shop's own error: what to show hangs on `code`. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[];
  /** Seconds to wait before another try. */
  readonly retryAfter: number | null;

  constructor(failure: Failure) {
    const code = failure.problem?.code ?? (failure.status === 0 ? "network" : "unknown");
    super(`${failure.status} ${code}`);
    this.status = failure.status;
    this.code = code;
    this.errors = failure.problem?.errors ?? [];
    this.retryAfter = failure.retryAfter;
  }
}

export function isProblem(error: unknown, ...codes: readonly ProblemCode[]): error is ApiProblem {
  return error instanceof ApiProblem && (codes.length === 0 || codes.includes(error.code));
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiProblem && error.status === status;
}
