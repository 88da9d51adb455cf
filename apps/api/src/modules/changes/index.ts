import type { Module } from "../../platform/module.ts";
import { defineJob } from "../../platform/jobs/job-queue.ts";
import { commerceServices } from "../cart/index.ts";
import { APPLY_SURCHARGE } from "../checkout/index.ts";
import { applySurcharge } from "./apply-surcharge.ts";
import { changesPersonalData } from "./personal-data.ts";
import { changeRoutes } from "./routes.ts";

export { changeLine, differenceOf } from "./change-line.ts";
export { withdrawSurcharge } from "./withdraw-surcharge.ts";

/** What may change of an order until it is made. */
export function changesModule(): Module {
  return {
    name: "changes",
    routes: (http, platform) => changeRoutes(http, platform, commerceServices(platform)),
    jobs: (platform) => [
      defineJob({
        queue: APPLY_SURCHARGE,
        handle: ({ surcharge }) => applySurcharge(platform, commerceServices(platform), surcharge),
      }),
    ],
    personalData: changesPersonalData,
  };
}
