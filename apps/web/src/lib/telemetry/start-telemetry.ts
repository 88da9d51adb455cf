import type { RuntimeConfig } from "../config.ts";
import { onReport, report } from "../report.ts";
import { startPageViews } from "./page-views.ts";

/** Loads what is configured, and nothing else: without ids no code, no request. */
export function startTelemetry(config: RuntimeConfig): void {
  const { ANALYTICS_ID: analytics, ERROR_REPORTING_DSN: dsn } = config;
  if (analytics !== null) startPageViews(analytics);
  if (dsn === null) return onReport(null);
  import("./error-service.ts")
    .then((service) => service.startErrorService(dsn))
    .catch((error: unknown) => report(error, "loading the error service"));
}
