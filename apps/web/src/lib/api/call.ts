import {
  createClient,
  type CallOf,
  type Client,
  type Endpoint,
  type Endpoints,
  type RouteId,
  type RoutesById,
  shopEndpoints,
  type SuccessOf,
} from "@holeshot/contract";
import { runtimeConfig } from "../config.ts";
import { htmlLanguage } from "../i18n/languages.ts";
import { currentLanguage } from "../i18n/language-store.ts";
import { waitedForOnLine } from "../lazy/line.ts";
import { rendering } from "../rendering.ts";
import { tell } from "../report.ts";
import { accessToken } from "../session/token-store.ts";
import { withAddresses } from "./addresses.ts";
import { ApiProblem } from "./api-problem.ts";
import { tokenRefused } from "./refused-token.ts";

/** A visitor makes those of the shop; the desk brings its own, see `staff-calls.ts`. */
const known: Partial<Record<RouteId, Endpoint>> = { ...shopEndpoints };

/** From now on these can be made, too. */
export function knowCalls(more: Endpoints): void {
  Object.assign(known, more);
}

let client: Client | null = null;

function shop(): Client {
  client ??= createClient({
    baseUrl: runtimeConfig().API_URL,
    token: accessToken,
    endpoints: known,
    fetch: (...request: Parameters<typeof fetch>) =>
      (rendering()?.fetch ?? window.fetch.bind(window))(...request),
    language: () => htmlLanguage(currentLanguage()),
  });
  return client;
}

/** What a successful call answers. */
export type Answer<I extends RouteId> = NonNullable<SuccessOf<RoutesById[I]>["body"]>;

type Parts<I extends RouteId> = CallOf<RoutesById[I]> & {
  readonly signal?: AbortSignal;
  /** Sent even when the page goes away. */
  readonly keepalive?: boolean;
};
type Input<I extends RouteId> =
  Record<never, never> extends CallOf<RoutesById[I]> ? [parts?: Parts<I>] : [parts: Parts<I>];

/**
 * Calls the shop's server by the name of the call.
 *
 * @throws ApiProblem for any answer that is not a success, and when none came.
 */
export async function call<I extends RouteId>(id: I, ...input: Input<I>): Promise<Answer<I>> {
  // The client types the same input by the same table; TypeScript cannot see that for a free `I`.
  const caller = shop() as unknown as {
    call: (id: I, parts?: Parts<I>) => ReturnType<Client["call"]>;
  };
  const token = accessToken();
  const answer = caller.call(id, input[0]);
  void waitedForOnLine<unknown>(answer).catch(() => undefined);
  const result = await answer;
  if (result.ok) return withAddresses(result.body as Answer<I>);
  // The lookup itself is the repetition; and who is leaving need not be asked.
  const asksWho = id === "getCustomer" || id === "logout";
  if (result.status === 401 && token !== null && !asksWho) tokenRefused(token);
  const problem = new ApiProblem(result);
  // A refusal is the shop's answer to somebody's act; these are nobody's.
  if (problem.code === "network" || result.status >= 500) tell(problem, `call ${id}`);
  throw problem;
}

/** The address of a call, for links and downloads. */
export function callUrl(...input: Parameters<Client["url"]>): string {
  return shop().url(...input);
}
