import { untilTold } from "./alone.ts";
import type { Config } from "./config/index.ts";
import { portRefusal } from "./platform/start-refusal.ts";
import { startSandbox } from "./sandbox-thread.ts";

const LAST_MS = 2000;

/** The payment provider for trying the shop, as a process of its own. */
export async function runSandbox(config: Config): Promise<void> {
  const sandbox = startSandbox(config, config.host);
  await sandbox.ready.catch((error: unknown) => {
    throw portRefusal(error, "SANDBOX_PORT", config.payment.sandboxPort);
  });
  process.stdout.write(`The payment sandbox is open at port ${config.payment.sandboxPort}\n`);
  sandbox.onEnd((error) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
  untilTold({ close: () => sandbox.stop(LAST_MS / 2) }, LAST_MS);
}
