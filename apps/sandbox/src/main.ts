import { parentPort } from "node:worker_threads";
import { startSandbox } from "./sandbox.ts";

/**
 * Runs the stand-in alone, as a program or as a thread beside the shop:
 * `SANDBOX_PORT`, `HOST`, `SANDBOX_DIR`, `PAYMENT_KEY`.
 */
const { env } = process;
const key = env["PAYMENT_KEY"];
if (!key) {
  console.error("PAYMENT_KEY must be set: the key that shop and provider share.");
  process.exit(1);
}

const sandbox = await startSandbox({
  port: Number(env["SANDBOX_PORT"] ?? 3001),
  host: env["HOST"] ?? "127.0.0.1",
  dir: env["SANDBOX_DIR"] ?? "./data/sandbox",
  key,
  log: (message) => console.error(message),
});
console.log(`Payment sandbox at ${sandbox.origin}`);

if (parentPort) {
  const port = parentPort;
  port.postMessage("ready");
  port.once("message", () => {
    port.close();
    void sandbox.close();
  });
} else {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void sandbox.close());
  }
}
