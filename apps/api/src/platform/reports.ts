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
