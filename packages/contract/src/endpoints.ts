import { type Endpoint, get } from "./endpoint.ts";
import { shopEndpoints } from "./shop-endpoints.ts";
import { staffEndpoints } from "./staff-endpoints.ts";

/** Every call by name, those too that only machines make. */
export const endpoints = {
  ...shopEndpoints,
  ...staffEndpoints,

  healthLive: get("/api/health/live"),
  healthReady: get("/api/health/ready"),
} as const satisfies Record<string, Endpoint>;

/** The name of a call. */
export type RouteId = keyof typeof endpoints;
