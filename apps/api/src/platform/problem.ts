import {
  type ErrorCode,
  errorCodes,
  type FieldError,
  type FieldErrorCode,
  type ProblemDocument,
  type RefusedKind,
} from "@holeshot/domain";

export interface ProblemOptions {
  /** What happened in this case, in English, without personal data. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What exists and was not shown: for the log of access, never for the answer. */
  readonly refused?: { readonly kind: RefusedKind; readonly id: string };
}

/** An expected failure. The shop translates its code; it is no fault of the program and is not logged as one. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly options: ProblemOptions;

  constructor(code: ErrorCode, options: ProblemOptions = {}) {
    super(options.detail ?? errorCodes[code].title);
    this.name = "Problem";
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  /** The `application/problem+json` body (RFC 9457). */
  toDocument(requestId: string): ProblemDocument {
    return {
      type: "about:blank",
      status: this.status,
      title: errorCodes[this.code].title,
      detail: this.message,
      code: this.code,
      ...(this.options.errors ? { errors: this.options.errors.map(written) } : {}),
      request_id: requestId,
    };
  }
}

/** On the wire a fault always has its three fields, also where its code needs no figure. */
function written({ path, code, params = {} }: FieldError): Required<FieldError> {
  return { path, code, params };
}

/** A refusal of one field for a reason no schema can know. */
export function invalidField(path: string, code: FieldErrorCode): Problem {
  return new Problem("validation_failed", { errors: [{ path, code }] });
}

/** Somebody else's thing: told as if it did not exist, and written down. */
export function notYours(kind: RefusedKind, id: string): Problem {
  return new Problem("not_found", { refused: { kind, id } });
}
