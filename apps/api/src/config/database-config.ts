import type { Role } from "./role.ts";
import type { SettingsReader } from "./settings.ts";

/** How the database is reached. */
export interface DatabaseConfig {
  /** Absent: the embedded PostgreSQL in the data folder is started. */
  readonly databaseUrl: string | undefined;
  /** Past a pooler: for what needs one connection for itself. Absent: the address above is direct, or nothing is. */
  readonly databaseDirectUrl: string | undefined;
  /** `transaction`: what stands before the database gives each transaction another connection. */
  readonly databasePooler: "none" | "transaction";
  /** Connections at most, of each process. */
  readonly databaseConnections: number;
}

const PROTOCOLS = ["postgres:", "postgresql:"];
const CONNECTIONS = 10;
const NEEDS_DATABASE: readonly Role[] = ["web", "worker", "migrate"];

/** A part that runs alone has no database of its own. */
export function databaseConfig(settings: SettingsReader, role: Role): DatabaseConfig {
  const databaseUrl = settings.url("DATABASE_URL", PROTOCOLS)?.href;
  if (settings.text("DATABASE_URL") === undefined && NEEDS_DATABASE.includes(role)) {
    settings.fault("DATABASE_URL", `must be set for ROLE=${role}: only the whole shop has its own`);
  }
  const databaseDirectUrl = settings.url("DATABASE_DIRECT_URL", PROTOCOLS)?.href;
  if (databaseDirectUrl !== undefined && databaseUrl === undefined) {
    settings.fault("DATABASE_DIRECT_URL", "is the same database past a pooler: set DATABASE_URL");
  }
  return {
    databaseUrl,
    databaseDirectUrl,
    databasePooler: readPooler(settings, databaseDirectUrl),
    databaseConnections: settings.whole("DATABASE_CONNECTIONS", CONNECTIONS, 2, 500),
  };
}

/** Who names a way past it has a pooler. */
function readPooler(
  settings: SettingsReader,
  directUrl: string | undefined,
): "none" | "transaction" {
  const standard = directUrl === undefined ? "none" : "transaction";
  const value = settings.text("DATABASE_POOLER") ?? standard;
  if (value === "none" || value === "transaction") return value;
  settings.fault("DATABASE_POOLER", `must be none or transaction, not "${value}"`);
  return "none";
}
