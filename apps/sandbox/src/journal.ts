import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Payment } from "./payment.ts";

/** Every payment, kept in one file of lines: the last line of a payment is how it stands. */
export interface Journal {
  all(): Iterable<Payment>;
  byId(id: string): Payment | undefined;
  byPage(page: string): Payment | undefined;
  byKey(key: string): Payment | undefined;
  /** On disk when it returns. */
  save(payment: Payment): void;
  close(): void;
}

const FILE = "payments.jsonl";

/** Reads the file in a folder, shortens it to one line for each payment, and goes on writing to it. */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  const payments = readPayments(path);
  rewrite(path, [...payments.values()]);

  const pages = new Map<string, string>();
  const keys = new Map<string, string>();
  const index = (payment: Payment): void => {
    pages.set(payment.page, payment.id);
    if (payment.idempotency_key) keys.set(payment.idempotency_key, payment.id);
  };
  for (const payment of payments.values()) index(payment);

  const file = openSync(path, "a", 0o600);
  return {
    all: () => payments.values(),
    byId: (id) => payments.get(id),
    byPage: (page) => payments.get(pages.get(page) ?? ""),
    byKey: (key) => payments.get(keys.get(key) ?? ""),
    save: (payment) => {
      writeSync(file, `${JSON.stringify(payment)}\n`);
      fsyncSync(file);
      payments.set(payment.id, payment);
      index(payment);
    },
    close: () => closeSync(file),
  };
}

function readPayments(path: string): Map<string, Payment> {
  const payments = new Map<string, Payment>();
  for (const line of readLines(path)) {
    const payment = parse(line);
    if (payment) payments.set(payment.id, payment);
  }
  return payments;
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** A crash can leave half a last line; that payment then stands as its line before says. */
function parse(line: string): Payment | null {
  try {
    return line === "" ? null : (JSON.parse(line) as Payment);
  } catch {
    return null;
  }
}

function rewrite(path: string, payments: readonly Payment[]): void {
  const draft = `${path}.new`;
  const file = openSync(draft, "w", 0o600);
  writeSync(file, payments.map((payment) => `${JSON.stringify(payment)}\n`).join(""));
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}
