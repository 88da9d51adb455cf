import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, json, Refusal, send } from "../http.ts";
import { STYLE } from "../page.ts";
import { answerMerchant, expire, type Parts } from "./calls.ts";
import { answerControl } from "./controls.ts";
import { errorAnswer, MollieError } from "./hal.ts";
import { openNotices } from "./notices.ts";
import { answerBuyer, PAGE_STYLE } from "./page.ts";
import { newState, type Payment } from "./state.ts";

export interface MollieOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** `test_…`, as a merchant has it. */
  readonly key: string;
  /** Origin under which merchants and buyers reach it; by default where it listens. */
  readonly origin?: string;
  /** Shortens the waits between tries of a notice; 1 is Mollie's own pace. */
  readonly pace?: number;
  readonly log?: (message: string) => void;
}

export interface MollieStandIn {
  readonly origin: string;
  close(): Promise<void>;
}

const SWEEP_MS = 1000;

/** A stand-in of Mollie: its paths, fields, errors and notices, with a page that a person can use. It forgets all at its end. */
export async function startMollie(options: MollieOptions): Promise<MollieStandIn> {
  const log = options.log ?? (() => undefined);
  const state = newState();
  const notices = openNotices(state, options.pace ?? 1, log);
  let origin = options.origin ?? "";
  const notify = (payment: Payment): void => notices.notify(payment);
  const parts: Parts = { state, key: options.key, origin: () => origin, notify };
  const server = createServer((request, response) => {
    serve(request, response, parts).catch((error: unknown) => {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      response.destroy();
    });
  });
  server.listen(options.port, options.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  origin ||= `http://${options.host === "0.0.0.0" ? "127.0.0.1" : options.host}:${port}`;
  const sweep = setInterval(() => {
    for (const payment of state.payments.values()) expire(payment, parts);
  }, SWEEP_MS);
  return {
    origin,
    close: async () => {
      clearInterval(sweep);
      notices.stop();
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      await notices.settled();
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
): Promise<void> {
  const { mischief } = parts.state;
  const url = new URL(request.url ?? "/", "http://stand-in");
  const isApi = url.pathname.startsWith("/v2/");
  if (isApi && mischief.answerDelay > 0) await sleep(mischief.answerDelay);
  if (isApi && mischief.answerWith > 0) {
    const status = mischief.answerWith === 503 ? 503 : 500;
    return send(response, errorAnswer(new MollieError(status, "Something went wrong at our side")));
  }
  const answer = await answerTo(request, url, parts);
  if (isApi && request.method !== "GET" && answer.status < 300 && mischief.loseAnswers > 0) {
    mischief.loseAnswers -= 1;
    response.destroy();
    return;
  }
  send(response, answer);
}

async function answerTo(request: IncomingMessage, url: URL, parts: Parts): Promise<Answer> {
  try {
    if (url.pathname.startsWith("/v2/")) return await answerMerchant(request, url, parts);
    if (url.pathname.startsWith("/stand-in/")) return await answerControl(request, url, parts);
    const page = /^\/checkout\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (page !== undefined) return await answerBuyer(request, page, parts);
    if (url.pathname === "/style.css") {
      const headers = {
        "content-type": "text/css; charset=utf-8",
        "cache-control": "max-age=3600",
      };
      return { status: 200, headers, body: STYLE + PAGE_STYLE };
    }
    throw new Refusal(404, "not_found");
  } catch (error) {
    if (error instanceof MollieError) return errorAnswer(error);
    if (error instanceof Refusal)
      return json(error.status, { status: error.status, code: error.code });
    throw error;
  }
}
