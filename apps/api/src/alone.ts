import type { Config } from "./config/index.ts";
import { prepareDatabase } from "./platform/database/prepare.ts";
import { StartRefusal } from "./platform/start-refusal.ts";

interface Running {
  close(): Promise<void>;
}

/** Runs one part of the shop as a process of its own until it is told to end. */
export async function runAlone(
  config: Config,
  start: (config: Config, databaseUrl: string) => Promise<Running>,
): Promise<void> {
  // As in `main.ts`.
  process.env["NODE_ENV"] ||= "production";
  try {
    if (config.databaseUrl === undefined) {
      throw new StartRefusal("A part of the shop that runs alone needs DATABASE_URL.");
    }
    const running = await start(config, (await prepareDatabase(config)).url);
    const end = (): void => void running.close().finally(() => process.exit(0));
    process.once("SIGTERM", end);
    process.once("SIGINT", end);
  } catch (error) {
    const told = error instanceof StartRefusal ? error.message : ((error as Error).stack ?? "");
    process.stderr.write(`${told}\n`);
    process.exit(1);
  }
}
