import type { ErrorCode, Permission } from "@holeshot/domain";
import type * as z from "zod/mini";
import type { Method } from "./endpoint.ts";
import { endpoints, type RouteId } from "./endpoints.ts";

/** Any schema of zod/mini. */
export type Schema = z.ZodMiniType;

/** An answer that is bytes, not JSON: the content types it may have. */
export interface FileAnswer {
  readonly file: readonly string[];
}

/** What one status answers: a body, a file, or nothing. */
export type AnswerSchema = Schema | FileAnswer | null;

/**
 * Who may call.
 * - `none`: the token is not looked at.
 * - `optional`: a good token is used, none is fine; a bad one is 401.
 * - `customer`: 401 `unauthenticated` without a good token.
 * - `staff`, `administrator`: everyone else gets 404, as if the call did not exist.
 */
export type Auth = "none" | "optional" | "customer" | "staff" | "administrator";

/** The limits on a multipart body: one part with this name. */
export interface Multipart {
  readonly file: string;
  readonly maxBytes: number;
}

/** What an area says about a call; method and path come from the table of endpoints. */
export interface RouteFacts {
  readonly id: RouteId;
  readonly auth: Auth;
  /** The right that a staff call asks for: whoever lacks it gets 404, staff too. Every staff call names one. */
  readonly may?: Permission;
  readonly summary: string;
  /** A value of another form answers 404 `not_found`. */
  readonly params?: Schema;
  /** Unknown keys are passed over; `language` is taken everywhere and named nowhere. */
  readonly query?: Schema;
  /** Names in lower case. */
  readonly headers?: Schema;
  /** JSON. An absent body is validated as `{}`; unknown keys are refused. */
  readonly body?: Schema;
  readonly multipart?: Multipart;
  /** The handler needs the bytes as they came (signatures); nothing is parsed. */
  readonly rawBody?: true;
  /** Staff who must have a second factor may call this without: it is how they set one up. */
  readonly beforeSecondFactor?: true;
  readonly answers: Readonly<Record<number, AnswerSchema>>;
  /** The failures particular to this call; `routeErrors` adds the general ones. */
  readonly errors: readonly ErrorCode[];
}

/** A call: what `serve` mounts, the client calls and OpenAPI describes. */
export interface Route extends RouteFacts {
  readonly method: Method;
  readonly path: string;
}

/** Joins what an area says of a call to its address, keeping every literal type. */
export function defineRoute<const F extends RouteFacts>(facts: F): F & (typeof endpoints)[F["id"]] {
  // The look-up of a generic key is a union to the compiler; the key is the same one.
  const endpoint = endpoints[facts.id] as (typeof endpoints)[F["id"]];
  return { ...facts, ...endpoint };
}

/** Whether an answer is bytes. */
export function isFileAnswer(answer: AnswerSchema): answer is FileAnswer {
  return answer !== null && "file" in answer;
}

/** `/api/cart/{uuid}` as fastify spells it: `/api/cart/:uuid`. */
export function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** All codes a call can answer: its own and those that every call of its kind has. */
export function routeErrors(route: Route): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(route.errors);
  if (route.params !== undefined || route.auth === "staff" || route.auth === "administrator") {
    codes.add("not_found");
  }
  const staff = route.auth === "staff" || route.auth === "administrator";
  if (staff && route.beforeSecondFactor !== true) codes.add("second_factor_missing");
  if (route.auth === "optional" || route.auth === "customer") codes.add("unauthenticated");
  if (route.query ?? route.headers ?? route.body) codes.add("validation_failed");
  if (route.method !== "GET" && route.rawBody !== true) {
    codes.add("malformed_json").add("body_too_large").add("unsupported_media_type");
  }
  return [
    ...codes.add("bad_request").add("internal_error").add("unavailable").add("storage_unavailable"),
  ];
}
