import { createServer } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";

/** A payment as the stand-in of Mollie has it. */
export interface MolliePayment {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly metadata: { readonly payment_id?: string } | null;
  readonly page: string;
  readonly locale: string | null;
  readonly methods: readonly string[];
  readonly lines: readonly Readonly<Record<string, unknown>>[] | null;
  readonly billingAddress: Readonly<Record<string, unknown>> | null;
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: number;
    readonly status: string;
    readonly metadata: unknown;
  }[];
  readonly refunded: number;
  readonly chargedBack: number;
}

/** The stand-in of Mollie in a thread of its own, reached by HTTP alone. */
export interface MollieStandIn {
  readonly url: string;
  readonly key: string;
  /** All payments made there. */
  payments(): Promise<readonly MolliePayment[]>;
  /** What it has of a payment of the shop's; several when it was made twice. */
  of(paymentId: string): Promise<readonly MolliePayment[]>;
  /** Settles a payment, charges it back, moves its refunds: what happens outside the shop. */
  act(id: string, act: string, body?: Readonly<Record<string, unknown>>): Promise<MolliePayment>;
  /** What goes wrong from now on. */
  mischief(wish: Readonly<Record<string, number | boolean>>): Promise<void>;
  close(): Promise<void>;
}

const MAIN = new URL("../../../sandbox/src/main-mollie.ts", import.meta.url);

export async function mollieStandIn(): Promise<MollieStandIn> {
  const key = `test_${"standin".repeat(5)}`;
  const env = { MOLLIE_PORT: "0", HOST: "127.0.0.1", PAYMENT_KEY: key, NOTICE_PACE: "0.001" };
  const worker = new Worker(MAIN, { env, stdout: true, stderr: true });
  const [{ origin: url }] = (await once(worker, "message")) as [{ origin: string }];
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${url}/stand-in/${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: `Bearer ${key}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`The stand-in answered ${answer.status} to ${path}.`);
    return answer.json();
  };
  const payments = async () => (await call("payments")) as readonly MolliePayment[];
  return {
    url,
    key,
    payments,
    of: async (id) => (await payments()).filter(({ metadata }) => metadata?.payment_id === id),
    act: async (id, act, body = {}) => (await call(`payments/${id}/${act}`, body)) as MolliePayment,
    mischief: async (wish) => void (await call("mischief", wish)),
    close: async () => {
      const ended = once(worker, "exit");
      worker.postMessage("stop");
      await ended;
    },
  };
}

/** A port that is free now, for a shop that a stand-in must reach. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
