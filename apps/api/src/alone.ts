import type { Config } from "./config/index.ts";
import { awaitSchema } from "./platform/database/await-schema.ts";

interface Running {
  close(): Promise<void>;
}

/** A part's own limits for ending; what is left by then is cut. */
const LAST_MS = 10_000;

/** Runs one part of the shop as a process of its own, beside others on one database, until it is told to end. */
export async function runAlone(
  config: Config,
  start: (config: Config, databaseUrl: string) => Promise<Running>,
): Promise<void> {
  // That it is there is the configuration's to say.
  const url = config.databaseUrl ?? "";
  await awaitSchema(config.databaseDirectUrl ?? url, { say });
  untilTold(await start(config, url), LAST_MS + config.drainSeconds * 1000);
}

/** Closes what runs once this process is told to end. */
export function untilTold(running: Running, milliseconds: number): void {
  const end = (): void => {
    setTimeout(() => process.exit(1), milliseconds).unref();
    void running.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
