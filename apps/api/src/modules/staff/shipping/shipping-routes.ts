import {
  changeTracking as changeTrackingRoute,
  listCarriers,
  remakeSent as remakeSentRoute,
  sendParcel as sendParcelRoute,
} from "@holeshot/contract";
import type { Http } from "../../../platform/http/http.ts";
import { answer, serve } from "../../../platform/http/serve.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openCatalogue } from "../../catalogue/index.ts";
import type { ShowOrder } from "../show-order.ts";
import { changeTracking } from "./change-tracking.ts";
import { remakeSent } from "./remake-sent.ts";
import { sendParcel } from "./send-parcel.ts";

/** Orders leaving the shop. */
export function shippingRoutes(http: Http, platform: Platform, shown: ShowOrder): void {
  serve(http, listCarriers, async () => {
    const { carriers } = openCatalogue().shipping;
    return answer(200, {
      data: carriers.map(({ id, name, tracking }) => ({ id, name, follows: tracking !== null })),
    });
  });

  serve(http, sendParcelRoute, async (call) => {
    const { session, params, body } = call;
    await sendParcel(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      parcel: body,
    });
    return answer(201, await shown(params.orderUuid, call));
  });

  serve(http, remakeSentRoute, async (call) => {
    const { session, params, body, language } = call;
    await remakeSent(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      parcelId: params.id,
      language,
      remake: body,
    });
    return answer(201, await shown(params.orderUuid, call));
  });

  serve(http, changeTrackingRoute, async (call) => {
    const { session, params, body } = call;
    await changeTracking(platform, {
      staffId: session.customerId,
      orderId: params.orderUuid,
      parcelId: params.id,
      tracking: body,
    });
    return answer(200, await shown(params.orderUuid, call));
  });
}
