import type { Journal } from "./journal.ts";
import { type Payment, refundedOf } from "./payment.ts";
import { signNotification } from "./signature.ts";

export interface Notifier {
  /** Tells the merchant how a payment was settled; tries again later until it is taken. */
  notify(id: string): Promise<void>;
  /** Takes up every notification that was not taken before the last stop. */
  resume(): void;
  stop(): Promise<void>;
}

export interface NotifierOptions {
  readonly key: string;
  readonly journal: Journal;
  readonly clock: () => Date;
  /** Wait before the second attempt, ms; doubles with each, up to an hour. */
  readonly firstDelay: number;
  readonly log: (message: string) => void;
}

const LONGEST_DELAY = 3_600_000;
const TIMEOUT = 10_000;

export function openNotifier(options: NotifierOptions): Notifier {
  const { journal } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const later = (payment: Payment): void => {
    const delay = Math.min(options.firstDelay * 2 ** (payment.attempts - 1), LONGEST_DELAY);
    const timer = setTimeout(() => {
      timers.delete(payment.id);
      void notify(payment.id);
    }, delay);
    timers.set(payment.id, timer);
  };

  const attempt = async (id: string): Promise<void> => {
    const payment = journal.byId(id);
    if (!payment || payment.status === "open" || payment.notified_at) return;
    const taken = await deliver(payment, options, stopping.signal);
    if (stopping.signal.aborted) return;
    // Given back while its merchant was being told that it is paid: that is the news now.
    const latest = journal.byId(id);
    if (
      latest &&
      (latest.status !== payment.status || refundedOf(latest) !== refundedOf(payment))
    ) {
      return attempt(id);
    }
    const now = options.clock().toISOString();
    const after = { ...payment, attempts: payment.attempts + 1, notified_at: taken ? now : null };
    journal.save(after);
    if (!taken) later(after);
  };

  // A second call while an attempt is on its way waits for that one.
  const notify = (id: string): Promise<void> => {
    const already = running.get(id);
    if (already) return already;
    const started = attempt(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  };

  return {
    notify,
    resume: () => {
      for (const payment of journal.all()) {
        if (payment.status !== "open" && !payment.notified_at) void notify(payment.id);
      }
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}

async function deliver(
  payment: Payment,
  options: NotifierOptions,
  stopping: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify({
    id: payment.id,
    status: payment.status,
    reference: payment.reference,
    amount: payment.amount,
    refunded: refundedOf(payment),
    currency: "EUR",
    settled_at: payment.settled_at,
  });
  try {
    const answer = await fetch(payment.webhook_url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sandbox-signature": signNotification(options.key, body, options.clock()),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT)]),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    options.log(`notification of ${payment.id} answered ${answer.status}; it is sent again`);
  } catch (error) {
    if (stopping.aborted) return false;
    options.log(
      `notification of ${payment.id} did not arrive (${String(error)}); it is sent again`,
    );
  }
  return false;
}
