import { type Client, createClient, type FetchLike } from "@holeshot/contract";
import type { Language } from "@holeshot/domain";
import type { Http } from "../../platform/http/http.ts";
import { Refusal } from "../command.ts";

/** Somebody who uses the shop through its own calls, with no network between. */
export interface DemoCaller {
  readonly client: Client;
  /** Acts as the customer of this token from now on. */
  signIn(token: string): void;
}

/** A caller with an address of their own, so that no limit counts them together. */
export function demoCaller(
  server: Http["server"],
  language: Language,
  address: string,
): DemoCaller {
  let token: string | null = null;
  const fetch: FetchLike = async (url, { method, headers, body }) => {
    const answer = await server.inject({
      method: method as "GET",
      url,
      headers,
      remoteAddress: address,
      ...(body === undefined ? {} : { payload: body }),
    });
    const { statusCode: status, rawPayload } = answer;
    return {
      status,
      ok: status >= 200 && status < 300,
      headers: { get: (name) => (answer.headers[name.toLowerCase()] ?? null) as string | null },
      json: async () => JSON.parse(answer.body) as unknown,
      blob: async () => rawPayload,
    };
  };
  const client = createClient({ baseUrl: "", token: () => token, language: () => language, fetch });
  return {
    client,
    signIn: (given) => {
      token = given;
    },
  };
}

type Answer = { readonly ok: boolean; readonly status: number };
type Body<A> = Extract<A, { readonly ok: true }> extends { readonly body: infer B } ? B : never;

/** The body of an answer. Throws `Refusal` when the shop said no: a demonstration has no use for half. */
export async function done<A extends Answer>(asked: Promise<A>): Promise<Body<A>> {
  const answer = await asked;
  if (answer.ok) return (answer as unknown as { body: Body<A> }).body;
  const { problem } = answer as unknown as { problem: { code: string; detail?: string } | null };
  throw new Refusal(
    `the shop answered ${answer.status} ${problem?.code ?? ""} ${problem?.detail ?? ""}`.trim(),
  );
}
