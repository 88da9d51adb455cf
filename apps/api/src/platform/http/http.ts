import cors from "@fastify/cors";
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { newId } from "../new-id.ts";
import type { Config, TrustedProxies } from "../../config/index.ts";
import type { AccessEvent } from "../access-event.ts";
import type { Log } from "../log.ts";
import type { Platform } from "../platform.ts";
import { Problem } from "../problem.ts";
import { answerBrokenRequest } from "./broken-request.ts";
import { atOnce, closeInTime } from "./closing.ts";
import { errorHandler } from "./errors.ts";
import { httpMetrics } from "./metrics.ts";
import type { Authenticate } from "./session.ts";

/** The HTTP side of a process: what `serve` mounts calls on. */
export interface Http {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly authenticate: Authenticate;
  readonly recordAccess: RecordAccess;
}

/** Keeps what the log of access is told. The accounts module supplies it. */
export type RecordAccess = (event: AccessEvent) => Promise<void>;

const BODY_LIMIT = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;

/** Builds the server with everything that is the same for all calls. */
export async function createHttp(
  platform: Platform,
  authenticate: Authenticate,
  recordAccess: RecordAccess,
): Promise<Http> {
  const onError = errorHandler(platform.log, platform.report);
  const always = strictTransport(platform.config);
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trusted(platform.config.trustProxy),
    forceCloseConnections: "idle",
    // What comes while the server closes is answered as ever; the answer ends its connection.
    return503OnClosing: false,
    genReqId: newId,
    // Node would answer such a request itself, without all that answers carry.
    http: { requireHostHeader: false },
    routerOptions: { maxParamLength: 300 },
    // An address that cannot be decoded never reaches a hook, so what all answers carry is added here.
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply, always);
      onError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  // Bodies stay bytes until a call asks for JSON, so that signed notifications can be verified.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  server.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (request, body, done) =>
      takesForms(request)
        ? done(null, body)
        : done(new Problem("unsupported_media_type"), undefined),
  );
  server.setErrorHandler(onError);
  closeInTime(server, platform.config.development ? atOnce : undefined);
  addCommonHeaders(server, always);
  httpMetrics(server);
  platform.traces.requests(server);
  logAnswers(server, platform.log);
  if (platform.config.corsOrigins.length > 0) {
    await server.register(cors, {
      origin: [...platform.config.corsOrigins],
      methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      exposedHeaders: ["x-request-id", "retry-after", "etag", "x-image-dropped"],
    });
    varyByOrigin(server);
  }
  return { server, platform, authenticate, recordAccess };
}

/** A call that says itself what its answer depends on replaces what was said before; that it depends on the origin stays true. */
function varyByOrigin(server: FastifyInstance): void {
  server.addHook("onSend", async (_request, reply, payload) => {
    const said = String(reply.getHeader("vary") ?? "");
    if (!/\borigin\b/i.test(said)) reply.header("vary", said ? `${said}, Origin` : "Origin");
    return payload;
  });
}

/** A number of hops as a rule of our own: the framework trusts nobody when it is told a number. */
function trusted(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

/** Payment providers post forms; no page of the shop does, and none of another site may to the shop's calls. */
function takesForms(request: FastifyRequest): boolean {
  return /^\/api\/payments\/[^/]+\/webhook$/.test(request.url.split("?")[0] ?? "");
}

type Headers = Readonly<Record<string, string>>;

function addCommonHeaders(server: FastifyInstance, always: Headers): void {
  server.addHook("onRequest", async (request, reply) => {
    addHeaders(request, reply, always);
    const { httpVersion, headers } = request.raw;
    if (httpVersion === "1.1" && headers.host === undefined) throw new Problem("bad_request");
  });
}

const YEAR_SECONDS = 31_536_000;

/** Told on https alone: a browser that was told on http passes it over. */
function strictTransport({ shopUrl }: Pick<Config, "shopUrl">): Record<string, string> {
  if (!shopUrl.startsWith("https:")) return {};
  return { "strict-transport-security": `max-age=${YEAR_SECONDS}; includeSubDomains` };
}

function addHeaders(request: FastifyRequest, reply: FastifyReply, more: Headers): void {
  reply.headers(more);
  reply.header("x-content-type-options", "nosniff");
  reply.header("x-request-id", request.id);
  reply.header("referrer-policy", "same-origin");
}

/** One line an answer, by the pattern of the route: addresses may carry secrets. */
function logAnswers(server: FastifyInstance, log: Log): void {
  server.addHook("onResponse", async (request, reply) => {
    log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        request_id: request.id,
      },
      "answered",
    );
  });
}
