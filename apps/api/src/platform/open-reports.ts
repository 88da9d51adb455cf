import { unexpectedErrors } from "./figures.ts";
import type { Report } from "./reports.ts";

/** Counts, and tells the error service where one is configured; its code is loaded only then. */
export function openReports(dsn: string | undefined): Report {
  const service = dsn === undefined ? undefined : import("./error-service.ts");
  const opened = service?.then(({ openErrorService }) => openErrorService(dsn ?? ""));
  opened?.catch(() => undefined);
  return (error, place) => {
    unexpectedErrors.inc({ where: place.where });
    opened?.then((tell) => tell(error, place)).catch(() => undefined);
  };
}
