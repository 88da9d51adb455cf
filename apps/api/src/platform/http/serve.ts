import {
  type AnswerOf,
  isFileAnswer,
  type RequestOf,
  type Route,
  routePattern,
  validate as validateBy,
} from "@holeshot/contract";
import {
  type ErrorCode,
  errorCodes,
  isStaff,
  type Language,
  may,
  negotiateLanguage,
  type Role,
} from "@holeshot/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Problem } from "../problem.ts";
import type { Http } from "./http.ts";
import { originOf } from "./origin.ts";
import { shopAt } from "./shop-at.ts";
import { bearerToken, type Session } from "./session.ts";
import { jsonOf } from "./written-once.ts";

type SessionOf<R extends Route> = R["auth"] extends "customer" | "staff" | "administrator"
  ? Session
  : R["auth"] extends "none"
    ? null
    : Session | null;

/** A request that passed its schemas, with who asks and in which language. */
export type Call<R extends Route> = RequestOf<R> & {
  readonly session: SessionOf<R>;
  readonly language: Language;
  /** The caller's address, for limits only; it is never logged or stored. */
  readonly origin: string;
  /** Where the caller has the shop open, for pages that lead back to it. */
  readonly shopUrl: string;
  readonly requestId: string;
  readonly raw: FastifyRequest;
};

export type Answer<R extends Route> = AnswerOf<R> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** What `answer` makes. */
export interface Answered<S extends number, B> {
  readonly status: S;
  readonly body: B;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer with its status kept as a literal, which the route's answers are checked by. */
export function answer<S extends number, B = undefined>(
  status: S,
  body?: B,
  headers: Readonly<Record<string, string>> = {},
): Answered<S, B> {
  return { status, body: body as B, headers };
}

/** Mounts one call of the contract: authenticate, validate, one act, present. */
export function serve<R extends Route>(
  http: Http,
  route: R,
  act: (call: Call<R>) => Promise<Answer<R>>,
): void {
  http.server.route({
    method: route.method,
    url: routePattern(route.path),
    handler: async (request, reply) => {
      const session = await sessionFor(http, route, request);
      const valid = validate(route, request);
      const query = request.query as Readonly<Record<string, unknown>>;
      const call = {
        ...valid,
        session,
        language: negotiateLanguage(query["language"], request.headers["accept-language"]),
        origin: originOf(request.ip),
        shopUrl: shopAt(http.platform.config.shopUrl, request.headers.origin),
        requestId: request.id,
        raw: request,
      };
      try {
        return send(route, await act(call as unknown as Call<R>), reply);
      } catch (error) {
        await noteRefusal(http, route, session, error);
        throw error;
      }
    },
  });
}

async function sessionFor(
  http: Http,
  route: Route,
  request: FastifyRequest,
): Promise<Session | null> {
  if (route.auth === "none") return null;
  const presented = request.headers.authorization !== undefined;
  const token = bearerToken(request);
  const session = token === undefined ? null : await http.authenticate(token);
  if (route.auth === "optional") {
    if (presented && !session) throw new Problem("unauthenticated");
    return session && asAdmitted(http, session);
  }
  if (route.auth === "customer") {
    if (!session) throw new Problem("unauthenticated");
    return asAdmitted(http, session);
  }
  return staffSession(http, route, session);
}

/** To everyone else the staff's calls do not exist. */
async function staffSession(http: Http, route: Route, session: Session | null): Promise<Session> {
  if (!session || !isAdmitted(route, session.role)) {
    if (session) {
      const call = { actorId: session.customerId, facts: { call: route.id } };
      await http.recordAccess({ event: "staff_call.refused", ...call });
    }
    throw new Problem("not_found");
  }
  if (lacksSecondFactor(http, session) && route.beforeSecondFactor !== true) {
    throw new Problem("second_factor_missing");
  }
  return session;
}

function isAdmitted(route: Route, role: Role): boolean {
  if (route.auth === "administrator" && role !== "administrator") return false;
  return isStaff(role) && (route.may === undefined || may(role, route.may));
}

/** Where staff must have a second factor, those without are customers and nothing more. */
function asAdmitted(http: Http, session: Session): Session {
  return lacksSecondFactor(http, session) ? { ...session, role: "customer" } : session;
}

function lacksSecondFactor({ platform }: Http, { role, hasSecondFactor }: Session): boolean {
  const required = platform.config.staffSecondFactor === "required";
  return required && isStaff(role) && !hasSecondFactor;
}

/** Writes down that somebody who is signed in asked for what is not theirs. */
async function noteRefusal(
  http: Http,
  route: Route,
  session: Session | null,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Problem) || !error.options.refused || !session) return;
  const { refused } = error.options;
  await http.recordAccess({
    event: `${refused.kind}.refused`,
    actorId: session.customerId,
    subject: refused,
    facts: { call: route.id },
  });
}

/** Stands for a part that a call does not name: whatever came is passed over. */
const nothing = z.object({});

function validate(route: Route, request: FastifyRequest): RequestOf<Route> {
  const params = route.params?.safeParse(request.params);
  if (params && !params.success) throw new Problem(missing(route));
  // Also where a call asks for nothing: who sends what is no JSON meant something by it.
  const given = route.rawBody ? {} : parseBody(request);
  // All that is wrong is told at once, the body's faults first: they are what a form shows.
  const body = validateBy(route.body ?? nothing, route.body ? given : {});
  const query = validateBy(route.query ?? nothing, request.query);
  const headers = validateBy(route.headers ?? nothing, request.headers);
  if (body.ok && query.ok && headers.ok) {
    const parts = { body: body.value, query: query.value, headers: headers.value };
    return { params: params?.data ?? {}, ...parts } as RequestOf<Route>;
  }
  const errors = [body, query, headers].flatMap((part) => (part.ok ? [] : part.errors));
  throw new Problem("validation_failed", { errors });
}

/** What a call answers where its address leads to nothing: its own word for it, if it has one. */
function missing(route: Route): ErrorCode {
  return route.errors.find((code) => errorCodes[code].status === 404) ?? "not_found";
}

function parseBody(request: FastifyRequest): unknown {
  if (request.body === undefined || request.body === null) return {};
  const bytes = request.body as Buffer;
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Problem("malformed_json");
  }
}

function send(route: Route, given: object, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = given as {
    status: number;
    body?: unknown;
    headers?: Readonly<Record<string, string>>;
  };
  const schema = route.answers[status];
  if (schema === undefined) throw new Error(`${route.id} may not answer ${status}.`);
  reply.status(status);
  if (schema === null) return reply.headers({ "cache-control": "no-store", ...headers }).send();
  if (isFileAnswer(schema)) {
    const type = schema.file[0] ?? "application/octet-stream";
    return reply
      .headers({ "content-type": type, "cache-control": "no-store", ...headers })
      .send(body);
  }
  return reply
    .headers({ "cache-control": "no-store", ...headers })
    .type("application/json; charset=utf-8")
    .send(jsonOf(body));
}
