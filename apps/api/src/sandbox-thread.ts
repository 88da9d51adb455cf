import type { Config } from "./config/index.ts";
import { startThread, type Thread } from "./platform/threads.ts";

/** Starts the payment provider for trying the shop, which knows of the shop what it is told here. */
export function startSandbox(config: Config, host = "127.0.0.1"): Thread {
  const { sandboxPort, key } = config.payment;
  return startThread("payment sandbox", new URL("../../sandbox/src/main.ts", import.meta.url), {
    env: {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_DIR: `${config.dataDir}/sandbox`,
      HOST: host,
      PAYMENT_KEY: key,
    },
    stdout: true,
  });
}
