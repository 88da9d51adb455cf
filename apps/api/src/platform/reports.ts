import { unexpectedErrors } from "./figures.ts";

/** Where something happened that nobody expected, in words of the program and ids: never a customer's. */
export interface Place {
  readonly where: "http" | "job";
  readonly request_id?: string;
  readonly method?: string;
  /** The pattern of a route, as addresses may carry secrets. */
  readonly route?: string;
  readonly queue?: string;
  readonly job?: string;
}

/** Tells whoever watches over the shop of a failure that nobody expected. It never fails itself. */
export type Report = (error: unknown, place: Place) => void;

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
