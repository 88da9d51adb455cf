import { isIP, isIPv6 } from "node:net";
import { resolve } from "node:path";
import { databaseConfig, type DatabaseConfig } from "./database-config.ts";
import { ConfigurationError, type Fault } from "./faults.ts";
import { paymentConfig, type PaymentConfig } from "./payment-config.ts";
import { readRole, type Role } from "./role.ts";
import { type Environment, settingsReader, type SettingsReader } from "./settings.ts";
import { storageConfig, type StorageConfig } from "./storage-config.ts";
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

/** Everything the server can be told from outside. Only this folder reads the environment. */
export interface Config extends DatabaseConfig {
  /** Which part of the shop this process is. */
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Where customers reach the shop, without a trailing slash. */
  readonly shopUrl: string;
  /** Where the pages' calls go, without a trailing slash. Absent: to the origin that the pages came from. */
  readonly apiUrl: string | undefined;
  readonly dataDir: string;
  readonly storage: StorageConfig;
  readonly smtpUrl: string | undefined;
  /** Absent: the maker of the catalogue. */
  readonly mailFrom: string | undefined;
  readonly payment: PaymentConfig;
  readonly errorReportingDsn: string | undefined;
  /** Where traces go, by OTLP over HTTP; absent: nowhere. */
  readonly tracesEndpoint: string | undefined;
  readonly analyticsId: string | undefined;
  /** Requests an origin may make in each limit's window; 0 switches the origin-only limits off. */
  readonly rateLimitPerIp: number | undefined;
  /** Which of the addresses that proxies add to a request are believed. */
  readonly trustProxy: TrustedProxies;
  /** Whether staff may act as such without a second factor. */
  readonly staffSecondFactor: "optional" | "required";
  readonly corsOrigins: readonly string[];
  /** Port of the metrics and health answers for the operator; 0 = none. */
  readonly internalPort: number;
  /** Where that port listens. */
  readonly internalHost: string;
  /** So long a server that is told to end says that it is not ready, and answers on, before it closes. */
  readonly drainSeconds: number;
  readonly development: boolean;
  readonly logLevel: string;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Where the shop's data lies, whatever else is configured. */
export function dataDirOf(environment: Environment): string {
  return resolve(settingsReader(environment, []).text("DATA_DIR") ?? "./data");
}

/**
 * Builds the configuration from environment variables.
 * @throws ConfigurationError naming every fault at once.
 */
export function readConfig(environment: Environment): Config {
  const faults: Fault[] = [];
  const settings = settingsReader(environment, faults);
  const role = readRole(settings);
  const host = readHost(settings, "HOST", settings.text("HOST"));
  const port = settings.whole("PORT", 3000, 1, 65535);
  const shopUrl = readShopUrl(settings, host, port);
  const dataDir = dataDirOf(environment);
  const config: Config = {
    role,
    host,
    port,
    shopUrl,
    apiUrl: readApiUrl(settings),
    dataDir,
    ...databaseConfig(settings, role),
    storage: storageConfig(settings, dataDir),
    smtpUrl: readSmtpUrl(settings),
    mailFrom: readMailFrom(settings),
    payment: paymentConfig(settings, { shopUrl, port, role }),
    errorReportingDsn: settings.url("ERROR_REPORTING_DSN", ["http:", "https:"])?.href,
    tracesEndpoint: settings.url("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"])?.href,
    analyticsId: readAnalyticsId(settings),
    rateLimitPerIp:
      settings.text("RATE_LIMIT_PER_IP") === undefined
        ? undefined
        : settings.whole("RATE_LIMIT_PER_IP", 0, 0, 1_000_000),
    trustProxy: readTrustedProxies(settings),
    staffSecondFactor: readSecondFactor(settings),
    corsOrigins: readOrigins(settings),
    internalPort: settings.whole("INTERNAL_PORT", 0, 0, 65535),
    internalHost: readHost(settings, "INTERNAL_HOST", settings.text("INTERNAL_HOST")),
    drainSeconds: settings.whole("DRAIN_SECONDS", 0, 0, 60),
    development: settings.text("NODE_ENV") === "development",
    logLevel: readLogLevel(settings),
  };
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

/** Every address of a machine of both kinds; a browser on it asks for one. */
const EVERYWHERE = ["0.0.0.0", "::"];

/** What has a meaning of its own in an address, and none in a name. */
const NOT_IN_NAMES = /[\s/\\?#@:%]/;

function readHost(settings: SettingsReader, setting: string, host = "127.0.0.1"): string {
  if (isIP(host) !== 0) return host;
  if (!NOT_IN_NAMES.test(host) && URL.canParse(originOf(host, 80))) return host;
  settings.fault(setting, `must be an address or a name of this machine, not "${host}"`);
  return "127.0.0.1";
}

/** Of an address with a zone, as `fe80::1%eth0`, without it: it is this machine's own name of a network, and no browser takes it. */
function originOf(host: string, port: number): string {
  const [bare = host] = host.split("%");
  const name = EVERYWHERE.includes(bare) ? "127.0.0.1" : bare;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

function readSmtpUrl(settings: SettingsReader): string | undefined {
  const url = settings.url("SMTP_URL", ["smtp:", "smtps:"]);
  if (url?.hostname === "") settings.fault("SMTP_URL", "must name a server: smtp://mail.example");
  return url?.href;
}

function readMailFrom(settings: SettingsReader): string | undefined {
  const from = settings.text("MAIL_FROM");
  const address = /<([^<>]*)>$/.exec(from ?? "")?.[1] ?? from;
  if (address !== undefined && !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address)) {
    settings.fault("MAIL_FROM", "must be an address, or a name with one: Shop <shop@shop.example>");
  }
  return from;
}

/** A property's id, as it is put into the script's address: of the fourth version, or of one before. */
const PROPERTY = /^(?:(?:AW|DC|G|GT)-[A-Z0-9]{1,24}|UA-\d{1,12}-\d{1,4})$/;

function readAnalyticsId(settings: SettingsReader): string | undefined {
  const id = settings.text("ANALYTICS_ID");
  if (id === undefined || PROPERTY.test(id)) return id;
  return settings.fault("ANALYTICS_ID", "must be the id of a property such as G-ABC123DEF4");
}

function readShopUrl(settings: SettingsReader, host: string, port: number): string {
  const url = settings.url("SHOP_URL", ["http:", "https:"]);
  if (!url) return originOf(host, port);
  if (url.pathname !== "/" || url.search || url.hash || url.username || url.password) {
    settings.fault("SHOP_URL", "must be an origin such as https://shop.example, without a path");
  }
  return url.origin;
}

function readApiUrl(settings: SettingsReader): string | undefined {
  const url = settings.url("API_URL", ["http:", "https:"]);
  if (!url) return undefined;
  if (url.search || url.hash || url.username || url.password) {
    settings.fault("API_URL", "must be a plain address such as https://api.shop.example");
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

function readOrigins(settings: SettingsReader): string[] {
  const origins = settings.list("CORS_ORIGINS");
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      settings.fault("CORS_ORIGINS", `"${origin}" is not an origin such as https://shop.example`);
    }
  }
  return origins;
}

function readSecondFactor(settings: SettingsReader): "optional" | "required" {
  const value = settings.text("STAFF_SECOND_FACTOR") ?? "optional";
  if (value === "optional" || value === "required") return value;
  settings.fault("STAFF_SECOND_FACTOR", `must be optional or required, not "${value}"`);
  return "required";
}

function readLogLevel(settings: SettingsReader): string {
  const level = settings.text("LOG_LEVEL") ?? "info";
  if (!LOG_LEVELS.includes(level)) {
    settings.fault("LOG_LEVEL", `must be one of ${LOG_LEVELS.join(", ")}`);
  }
  return level;
}
