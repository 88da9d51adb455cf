import { answerFaults, type GivenAnswer, type Method, routeAt } from "@holeshot/contract";

/** A value as it came over the wire; these tests look into answers of any shape. */
// oxlint-disable-next-line typescript/no-explicit-any -- what is in it is what the tests find out
export type Json = any;

/** One answer of the shop, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  /** The parsed body, undefined when it is not JSON. */
  readonly json: Json;
}

/** What goes with a call. */
export interface Parts {
  readonly body?: unknown;
  readonly raw?: string | Uint8Array;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string | null;
}

/** Somebody who calls one shop over HTTP, with a token of their own or none. */
export interface Person {
  readonly baseUrl: string;
  readonly token: string | null;
  ask(method: string, path: string, parts?: Parts): Promise<Answer>;
  get(path: string, parts?: Parts): Promise<Answer>;
  post(path: string, body?: unknown, parts?: Parts): Promise<Answer>;
  put(path: string, body?: unknown, parts?: Parts): Promise<Answer>;
  patch(path: string, body?: unknown, parts?: Parts): Promise<Answer>;
  remove(path: string, body?: unknown, parts?: Parts): Promise<Answer>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function bodyOf(parts: Parts): RequestInit["body"] {
  if (parts.form !== undefined) return parts.form;
  if (parts.raw !== undefined) return parts.raw as NonNullable<RequestInit["body"]>;
  return parts.body === undefined ? null : JSON.stringify(parts.body);
}

/** What judges answers: the contract as a version of the program has it. */
export interface Judge {
  readonly answerFaults: typeof answerFaults;
  readonly routeAt: typeof routeAt;
}
const judges: Judge[] = [{ answerFaults, routeAt }];

/** Where two versions answer beside each other, each keeps the contract of its own. */
export function judgedAlsoBy(judge: Judge): void {
  judges.push(judge);
}

/** Every answer to every test is held against the contract: status, code, content type and keys. */
function keepsContract(method: string, path: string, answer: GivenAnswer): void {
  const found = judges.map((judge) => {
    const route = judge.routeAt(method as Method, path);
    return route === undefined ? [] : judge.answerFaults(route, answer);
  });
  const [faults = []] = found;
  if (found.some(({ length }) => length === 0)) return;
  const told = `${answer.status} ${answer.text.slice(0, 1000)}`;
  throw new Error(`${method} ${path} breaks the contract: ${faults.join("; ")}
${told}`);
}

/** A caller of the shop at `baseUrl`. */
export function person(baseUrl: string, token: string | null = null): Person {
  async function ask(method: string, path: string, parts: Parts = {}): Promise<Answer> {
    const bearer = parts.token === undefined ? token : parts.token;
    const json = parts.body !== undefined || parts.raw !== undefined;
    const response = await fetch(path.startsWith("http") ? path : baseUrl + path, {
      method,
      redirect: "manual",
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(json ? { "content-type": "application/json" } : {}),
        ...parts.headers,
      },
      body: bodyOf(parts) ?? null,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("utf8");
    const contentType = response.headers.get("content-type");
    keepsContract(method, path, { status: response.status, contentType, text });
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      json: parse(text),
    };
  }
  return {
    baseUrl,
    token,
    ask,
    get: (path, parts) => ask("GET", path, parts),
    post: (path, body, parts) => ask("POST", path, { body, ...parts }),
    put: (path, body, parts) => ask("PUT", path, { body, ...parts }),
    patch: (path, body, parts) => ask("PATCH", path, { body, ...parts }),
    remove: (path, body, parts) => ask("DELETE", path, { body, ...parts }),
  };
}

let counter = 0;

/** An address nobody else uses. */
export function newEmail(name = "rider"): string {
  counter += 1;
  return `${name}.${process.pid}.${Date.now()}.${counter}@example.com`;
}

/** The fields of a registration. */
export function registration(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    email: newEmail(),
    password: "full throttle 42",
    password_confirmation: "full throttle 42",
    first_name: "Romy",
    last_name: "Hendriks",
    phone: "+31 6 12345678",
    ...overrides,
  };
}

/** Registers somebody new and calls as them. */
export async function newCustomer(baseUrl: string): Promise<Person> {
  const answer = await person(baseUrl).post("/api/customer/register", registration());
  if (answer.status !== 201) throw new Error(`registration: ${answer.status} ${answer.text}`);
  return person(baseUrl, answer.json.access_token);
}
