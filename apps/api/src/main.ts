import { ConfigurationError, readConfig } from "./config/index.ts";
import { keepCompiled } from "./platform/keep-compiled.ts";
import { startRole } from "./roles.ts";
import { StartRefusal } from "./platform/start-refusal.ts";

// What writes mails and pages looks at this as it is loaded, and without it takes three times as long.
process.env["NODE_ENV"] ||= "production";

// node main.ts [all | web | worker | migrate | sandbox]
try {
  const [, , role = process.env["ROLE"]] = process.argv;
  const config = readConfig({ ...process.env, ROLE: role });
  keepCompiled(config.dataDir);
  await startRole(config);
} catch (error) {
  const told = error instanceof ConfigurationError || error instanceof StartRefusal;
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${told ? error.message : words}\n`);
  process.exit(1);
}
