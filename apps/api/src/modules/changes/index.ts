import type { Module } from "../../platform/module.ts";
import { commerceServices } from "../cart/index.ts";
import { changesPersonalData } from "./personal-data.ts";
import { changeRoutes } from "./routes.ts";

export { changeLine } from "./change-line.ts";

/** What may change of an order until it is made. */
export function changesModule(): Module {
  return {
    name: "changes",
    routes: (http, platform) => changeRoutes(http, platform, commerceServices(platform)),
    personalData: changesPersonalData,
  };
}
