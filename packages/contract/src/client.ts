import type { ProblemDocument } from "@holeshot/domain";
import type { Endpoint } from "./endpoint.ts";
import type { RouteId } from "./endpoints.ts";
import { fillAbsent } from "./fill.ts";
import { fills } from "./fills.data.ts";
import type { RoutesById } from "./routes.ts";
import { shopEndpoints } from "./shop-endpoints.ts";
import type { CallOf, SuccessOf } from "./types.ts";

/** The part of `Response` that the client reads. */
export interface ResponseLike {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  blob(): Promise<unknown>;
}

/** The part of `fetch` that the client uses. `body` is a JSON text or a `FormData`. */
export type FetchLike = (
  url: string,
  init: {
    method: string;
    headers: Record<string, string>;
    body?: never;
    signal?: never;
    keepalive?: boolean;
  },
) => Promise<ResponseLike>;

/** A failed call: the problem the server told, or `null` when no usable answer came. */
export interface Failure {
  readonly ok: false;
  readonly status: number;
  readonly problem: ProblemDocument | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;
}

/** Addresses of calls by their names. */
export type Endpoints = Readonly<Partial<Record<RouteId, Endpoint>>>;

/** What the client needs from its surroundings. */
export interface ClientOptions {
  /** Before `/api/…`, without a slash at the end; empty for the same origin. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly fetch: FetchLike;
  /** Where calls go; those of the shop alone when it is left out. More may be added as long as the client lives. */
  readonly endpoints?: Endpoints;
  /** The language of translated answers. */
  readonly language?: () => string | null;
}

/** Parts of one call; `signal` is an `AbortSignal`. */
export interface CallParts {
  readonly params?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
  readonly form?: object;
  readonly signal?: object;
  /** Sent even when the page that asks for it goes away. */
  readonly keepalive?: boolean;
}

type Options = Pick<CallParts, "signal" | "keepalive">;

type Arguments<T> = Record<never, never> extends T ? [input?: T & Options] : [input: T & Options];

/** Calls the shop. Never throws for an answer; a network failure, or a page in an answer's place, is a {@link Failure} of status 0. */
export interface Client {
  call<I extends RouteId>(
    id: I,
    ...input: Arguments<CallOf<RoutesById[I]>>
  ): Promise<SuccessOf<RoutesById[I]> | Failure>;
  /** The address of a call, for links and pictures. */
  url(id: RouteId, parts?: Pick<CallParts, "params" | "query">): string;
}

/** The path of a call with its parameters filled in and its query behind. */
export function buildUrl(endpoint: Endpoint, params: object = {}, query: object = {}): string {
  const values = params as Readonly<Record<string, unknown>>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

function buildHeaders(parts: CallParts, options: ClientOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json" };
  const token = options.token();
  if (token !== null) headers["authorization"] = `Bearer ${token}`;
  const language = options.language?.() ?? null;
  if (language !== null) headers["accept-language"] = language;
  if (parts.body !== undefined) headers["content-type"] = "application/json";
  for (const [name, value] of Object.entries(parts.headers ?? {})) {
    if (value !== undefined) headers[name] = String(value);
  }
  return headers;
}

/**
 * No call answers a page: that comes from somebody on the way, a network's sign-in or a proxy whose server is away. Its
 * status is nothing that the shop said.
 */
function isStrangers(response: ResponseLike): boolean {
  return /^text\/html\b/i.test(response.headers.get("content-type") ?? "");
}

async function readBody(response: ResponseLike): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return null;
  const type = response.headers.get("content-type") ?? "";
  return /[/+]json\b/.test(type) ? response.json() : response.blob();
}

function isProblem(body: unknown): body is ProblemDocument {
  return typeof body === "object" && body !== null && "code" in body && "status" in body;
}

async function readFailure(response: ResponseLike): Promise<Failure> {
  const body = await readBody(response).catch(() => null);
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return {
    ok: false,
    status: response.status,
    problem: isProblem(body) ? body : null,
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  };
}

const unreachable: Failure = { ok: false, status: 0, problem: null, retryAfter: null };

/** Makes the typed client of browser and tests. It loads addresses, never schemas. */
export function createClient(options: ClientOptions): Client {
  // Called as a bare function: a browser's fetch refuses to be a method of something else.
  const { fetch } = options;
  const endpoints: Endpoints = options.endpoints ?? shopEndpoints;
  function endpointOf(id: RouteId): Endpoint {
    const endpoint = endpoints[id];
    if (!endpoint) throw new Error(`${id} is none of this client's calls.`);
    return endpoint;
  }
  async function send(id: RouteId, parts: CallParts): Promise<unknown> {
    const endpoint = endpointOf(id);
    const body = parts.form ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
    const init = {
      method: endpoint.method,
      headers: buildHeaders(parts, options),
      ...(body === undefined ? {} : { body: body as never }),
      ...(parts.keepalive === true && { keepalive: true }),
      ...(parts.signal === undefined ? {} : { signal: parts.signal as never }),
    };
    try {
      const url = options.baseUrl + buildUrl(endpoint, parts.params, parts.query);
      const response = await fetch(url, init);
      if (isStrangers(response)) return unreachable;
      if (!response.ok && response.status !== 304) return await readFailure(response);
      const body = fillAbsent(await readBody(response), id, fills);
      return { ok: true, status: response.status, body };
    } catch (cause) {
      // An abort is the caller's own wish: it must not look like a failure of the network.
      if (cause instanceof Error && cause.name === "AbortError") throw cause;
      return unreachable;
    }
  }
  return {
    // The table of routes ties the id to its parts and answers; inside, they are plain values.
    call: ((id: RouteId, parts: CallParts = {}) => send(id, parts)) as Client["call"],
    url: (id, parts = {}) => options.baseUrl + buildUrl(endpointOf(id), parts.params, parts.query),
  };
}
