import { hearChanges } from "../../platform/database/hear-changes.ts";
import { defineJob } from "../../platform/jobs/job-queue.ts";
import type { Module } from "../../platform/module.ts";
import { commerceServices } from "../cart/index.ts";
import { openCatalogue } from "../catalogue/index.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { numberRoutes } from "./numbers/routes.ts";
import { proofMail } from "./mails/proof-mail.ts";
import { liveRoute } from "./live-route.ts";
import { logRoutes } from "./log/routes.ts";
import { paperRoutes } from "./papers/routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { productionRoutes } from "./production-routes.ts";
import { REMIND_PROOFS, remindProofs } from "./proofs/remind-proofs.ts";
import { staffRoutes } from "./routes.ts";
import { toldUntil } from "./told-until.ts";

export { countViews, listStaffOrders, type StaffOrderFilter } from "./reader.ts";
export { findCustomerFile, listCustomers } from "./customers/reader.ts";
export { cameInBefore, cameInBy, countDue, countLate } from "./numbers/reader.ts";
export { holdOrder } from "./actions/hold-order.ts";
export { moveStaffOrder } from "./actions/move-order.ts";
export { sendProof } from "./actions/send-proof.ts";
export { moveUnits } from "./production/move-units.ts";
export { sendParcel } from "./shipping/send-parcel.ts";

/** The counter behind the shop: all orders, their way through production, and proofs. */
export function staffModule(): Module {
  return {
    name: "staff",
    routes: (http, platform) => {
      const changes = hearChanges(platform.hearing, "orders");
      const told = toldUntil(changes, platform.newId());
      staffRoutes(http, platform, { ...commerceServices(platform), changes, told });
      peopleRoutes(http, platform);
      logRoutes(http, platform);
      liveRoute(http, changes, told);
      productionRoutes(http, platform);
      customerRoutes(http, platform);
      numberRoutes(http, platform);
      paperRoutes(http, platform);
      catalogueRoutes(http, platform, openCatalogue);
    },
    mails: [proofMail],
    jobs: (platform) => [
      defineJob({
        queue: REMIND_PROOFS,
        schedule: "23 8-17 * * *",
        handle: async () => {
          const sent = await remindProofs(platform);
          if (sent > 0) platform.log.info({ sent }, "proofs were brought to mind");
        },
      }),
    ],
  };
}
