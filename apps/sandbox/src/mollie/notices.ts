import { setTimeout as sleep } from "node:timers/promises";
import type { Payment, State } from "./state.ts";

/** Mollie tries ten times within 26 hours; seconds to each next try. */
const TRIES_S = [0, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360];
const TIMEOUT_MS = 15_000;

export interface Notices {
  /** Tells a payment's merchant that something changed, as an unsigned form with the id alone. */
  notify(payment: Payment): void;
  /** Waits until what is under way was delivered or given up for now. */
  settled(): Promise<void>;
  stop(): void;
}

/** `pace` shortens the waits between tries, for tests: 0.001 makes a minute 60 ms. */
export function openNotices(state: State, pace: number, log: (message: string) => void): Notices {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const deliver = async (payment: Payment, webhookUrl: string): Promise<void> => {
    for (const wait of TRIES_S) {
      await sleep(wait * 1000 * pace + state.mischief.noticeDelay, undefined, {
        signal: stopping.signal,
        ref: false,
      });
      if (state.mischief.loseNotices) return;
      if (await post(webhookUrl, payment.id, stopping.signal, log)) return;
    }
  };

  return {
    notify: (payment) => {
      const { webhookUrl } = payment;
      if (webhookUrl === null || state.mischief.loseNotices) return;
      for (let time = 0; time <= state.mischief.duplicates; time += 1) {
        const sent = deliver(payment, webhookUrl)
          .catch(() => undefined)
          .finally(() => running.delete(sent));
        running.add(sent);
      }
    },
    settled: async () => void (await Promise.allSettled(running)),
    stop: () => stopping.abort(),
  };
}

async function post(
  url: string,
  id: string,
  stopping: AbortSignal,
  log: (message: string) => void,
): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "user-agent": "Mollie HTTP client/1.0",
      },
      body: new URLSearchParams({ id }).toString(),
      redirect: "manual",
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    log(`notice of ${id} answered ${answer.status}`);
  } catch (error) {
    if (!stopping.aborted) log(`notice of ${id} did not arrive: ${String(error)}`);
  }
  return false;
}
