import type { RouteId } from "@holeshot/contract";
import type { Estate } from "./estate.ts";
import type { Fixture } from "./guards.ts";
import { newParcel } from "./order-things.ts";
import type { Person } from "./wire.ts";

type ParcelCall = Extract<
  RouteId,
  "listCarriers" | "sendParcel" | "getCartonLabel" | "changeTracking" | "remakeSent"
>;

const missing = "01934a5e-6c00-7a10-8c01-00000000dead";

/** What leaves the shop. */
export function parcelFixtures(maker: () => Person): Readonly<Record<ParcelCall, Fixture>> {
  const params = (estate: Estate) => ({ orderUuid: estate.order });
  const renew = (estate: Estate) => newParcel(estate, maker());
  return {
    listCarriers: { guard: "staff list", roles: "DWFA" },
    sendParcel: {
      guard: "staff",
      roles: "DWA",
      params,
      body: () => ({ carrier: null, lines: [{ line_id: missing, quantity: 1 }] }),
    },
    getCartonLabel: { guard: "staff", roles: "DWA", params, renew },
    remakeSent: {
      guard: "staff",
      roles: "DWA",
      params: (estate) => ({ ...params(estate), id: estate.parcel ?? missing }),
      body: () => ({ garments: [{ line_id: missing, copies: [1] }], cause: "damaged" }),
      renew,
    },
    changeTracking: {
      guard: "staff",
      roles: "DWA",
      params: (estate) => ({ ...params(estate), id: estate.parcel ?? missing }),
      body: () => ({ carrier: null, tracking_number: "3SHOLE1" }),
      renew,
    },
  };
}
