import type { Config, Role } from "./config/index.ts";

/** Each part is loaded only where it runs. */
const parts: Readonly<Record<Role, (config: Config) => Promise<void>>> = {
  all: async (config) => (await import("./main-all.ts")).runAll(config),
  web: async (config) => (await import("./main-http.ts")).runWeb(config),
  worker: async (config) => (await import("./main-worker.ts")).runWorker(config),
  migrate: async (config) => (await import("./main-migrate.ts")).runMigrate(config),
  sandbox: async (config) => (await import("./main-sandbox.ts")).runSandbox(config),
};

/** Runs the part of the shop that the configuration names. */
export async function startRole(config: Config): Promise<void> {
  if (config.payment.warning !== undefined) process.stderr.write(`${config.payment.warning}\n`);
  await parts[config.role](config);
}
