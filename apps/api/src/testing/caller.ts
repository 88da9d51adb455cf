import { answerFaults, type GivenAnswer, routeAt } from "@holeshot/contract";
import type { Http } from "../platform/http/http.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The parsed body; undefined when it is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of any shape
  readonly json: any;
}

export interface Account {
  readonly token: string;
  readonly id: string;
  readonly email: string;
}

type Headers = Readonly<Record<string, string>>;

/** Somebody who calls the server, as a visitor or signed in. */
export interface Caller {
  readonly account: Account | null;
  get(url: string, headers?: Headers): Promise<Reply>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
  put(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
  delete(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export function callerOf(server: Http["server"], account: Account | null): Caller {
  const call = async (
    method: Method,
    url: string,
    body: unknown,
    extra: Headers = {},
  ): Promise<Reply> => {
    const bytes = body instanceof Uint8Array || typeof body === "string";
    const answer = await server.inject({
      method,
      url,
      headers: {
        ...(account ? { authorization: `Bearer ${account.token}` } : {}),
        ...(body === undefined || bytes ? {} : { "content-type": "application/json" }),
        ...extra,
      },
      ...(body === undefined ? {} : { payload: bytes ? Buffer.from(body) : JSON.stringify(body) }),
    });
    keepsContract(method, url, {
      status: answer.statusCode,
      contentType: answer.headers["content-type"] ?? null,
      text: answer.body,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      json: parse(answer.body),
    };
  };
  return {
    account,
    get: (url, headers) => call("GET", url, undefined, headers),
    post: (url, body, headers) => call("POST", url, body, headers),
    put: (url, body, headers) => call("PUT", url, body, headers),
    patch: (url, body, headers) => call("PATCH", url, body, headers),
    delete: (url, body, headers) => call("DELETE", url, body, headers),
  };
}

/** Every answer that a test gets is held against the contract: status, code, content type and keys. */
function keepsContract(method: Method, url: string, answer: GivenAnswer): void {
  const route = routeAt(method, url);
  const faults = route === undefined ? [] : answerFaults(route, answer);
  if (faults.length === 0) return;
  const told = `${answer.status} ${answer.text.slice(0, 1000)}`;
  throw new Error(`${method} ${url} breaks the contract: ${faults.join("; ")}
${told}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
