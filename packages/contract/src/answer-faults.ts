import { errorCodes, fieldErrorCodes, type ErrorCode } from "@holeshot/domain";
import * as z from "zod/mini";
import { isFileAnswer, routeErrors, type Route, type Schema } from "./define-route.ts";
import type { Method } from "./endpoint.ts";
import { routes } from "./routes.ts";

/** An answer as it came over the wire. */
export interface GivenAnswer {
  readonly status: number;
  readonly contentType: string | null;
  /** The body; of a file only whether it is empty counts. */
  readonly text: string;
}

const codes = Object.keys(errorCodes) as ErrorCode[];

/** The body of every failed answer (RFC 9457), with no key besides. */
export const problem = z.strictObject({
  type: z.string(),
  status: z.int(),
  title: z.string().check(z.minLength(1)),
  detail: z.optional(z.string()),
  code: z.enum(codes),
  errors: z.optional(
    z.array(
      z.strictObject({
        path: z.string(),
        code: z.enum(fieldErrorCodes),
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
      }),
    ),
  ),
  request_id: z.optional(z.string()),
});

const patterns = routes.map((route) => {
  const source = route.path
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(".", String.raw`\.`))
    .join("[^/]+");
  return { route, form: new RegExp(`^${source}$`) };
});

/** The call that an address belongs to: the one with the fewest parameters, undefined when the contract has none. */
export function routeAt(method: Method, path: string): Route | undefined {
  const [pathname = ""] = path.split("?");
  return patterns
    .filter(({ route, form }) => route.method === method && form.test(pathname))
    .map(({ route }) => route)
    .sort((a, b) => a.path.split("{").length - b.path.split("{").length)[0];
}

/**
 * What an answer has that its call does not promise: a status, a code, a content type, a missing or unknown key. Empty
 * when the contract is kept. Strict, for tests: a browser passes over keys that it does not know.
 */
export function answerFaults(route: Route, answer: GivenAnswer): readonly string[] {
  const promised = route.answers[answer.status];
  if (promised === undefined) return problemFaults(route, answer);
  if (promised === null) {
    return answer.text === "" ? [] : [`a ${answer.status} has no body`];
  }
  if (isFileAnswer(promised)) {
    const type = mediaType(answer);
    return promised.file.includes(type) ? [] : [`"${type}" is not among ${promised.file.join()}`];
  }
  if (mediaType(answer) !== "application/json") return [`"${mediaType(answer)}" is not JSON`];
  return schemaFaults(promised, answer);
}

function problemFaults(route: Route, answer: GivenAnswer): readonly string[] {
  if (mediaType(answer) !== "application/problem+json") {
    return [`status ${answer.status} as "${mediaType(answer)}" is promised by no answer`];
  }
  const faults = schemaFaults(problem, answer);
  if (faults.length > 0) return faults;
  const { code, status } = problem.parse(JSON.parse(answer.text));
  return [
    ...(routeErrors(route).includes(code) ? [] : [`the code ${code} is not promised`]),
    ...(errorCodes[code].status === answer.status && status === answer.status
      ? []
      : [`${code} has the status ${errorCodes[code].status}`]),
  ];
}

function schemaFaults(schema: Schema, answer: GivenAnswer): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(answer.text);
  } catch {
    return ["the body is not JSON"];
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const keys = issue.code === "unrecognized_keys" ? `: ${issue.keys.join(", ")}` : "";
    return `${["answer", ...issue.path].join(".")} ${issue.message || issue.code}${keys}`;
  });
}

function mediaType({ contentType }: GivenAnswer): string {
  return (contentType ?? "").split(";")[0]?.trim() ?? "";
}
