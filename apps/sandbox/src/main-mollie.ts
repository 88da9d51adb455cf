import { parentPort } from "node:worker_threads";
import { startMollie } from "./mollie/stand-in.ts";

/**
 * Runs the stand-in of Mollie alone, as a program or in a thread: `MOLLIE_PORT`, `HOST`, `PAYMENT_KEY` (`test_…`).
 * The shop is told `PAYMENT_PROVIDER=mollie`, the same `PAYMENT_KEY`, and its address as `PAYMENT_URL`.
 */
const { env } = process;
const key = env["PAYMENT_KEY"] ?? "";
if (!/^test_\w{30,}$/.test(key)) {
  console.error("PAYMENT_KEY must be set to a test key: test_ and at least 30 letters or digits.");
  process.exit(1);
}

const mollie = await startMollie({
  port: Number(env["MOLLIE_PORT"] ?? 3002),
  host: env["HOST"] ?? "127.0.0.1",
  key,
  pace: Number(env["NOTICE_PACE"] ?? 1),
  log: (message) => console.error(message),
});
console.log(`Mollie's stand-in at ${mollie.origin}`);

if (parentPort) {
  const port = parentPort;
  port.postMessage({ origin: mollie.origin });
  port.once("message", () => {
    port.close();
    void mollie.close();
  });
} else {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void mollie.close());
  }
}
