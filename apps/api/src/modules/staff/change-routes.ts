import {
  changeStaffOrderAddresses,
  changeStaffOrderLine,
  quoteStaffOrderLine,
  withdrawStaffSurcharge,
} from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordStaffAct } from "../accounts/index.ts";
import type { CommerceServices } from "../cart/index.ts";
import { changeLine, differenceOf, withdrawSurcharge } from "../changes/index.ts";
import { changeAddressesOf } from "../orders/index.ts";
import { takeOrder } from "./actions/take-order.ts";
import type { ShowOrder } from "./show-order.ts";

/** What staff change of an order for its customer, until it is made. */
export function changeRoutes(
  http: Http,
  platform: Platform,
  services: CommerceServices,
  shown: ShowOrder,
): void {
  serve(http, changeStaffOrderLine, async (call) => {
    const { session, params, body } = call;
    const { version, copies, surcharge, ...wish } = body;
    await changeLine(platform, services, {
      by: { staffId: session.customerId },
      orderId: params.orderUuid,
      lineId: params.lineId,
      version,
      copies,
      wish,
      surcharge,
    });
    return answer(200, await shown(params.orderUuid, call));
  });

  serve(http, quoteStaffOrderLine, async ({ session, params, body }) => {
    const { version, copies, surcharge: _, ...wish } = body;
    const difference = await differenceOf(platform, services, {
      by: { staffId: session.customerId },
      orderId: params.orderUuid,
      lineId: params.lineId,
      version,
      copies,
      wish,
    });
    return answer(200, { difference });
  });

  serve(http, withdrawStaffSurcharge, async (call) => {
    const { session, params } = call;
    await withdrawSurcharge(platform, params.orderUuid, { staffId: session.customerId });
    return answer(200, await shown(params.orderUuid, call));
  });

  serve(http, changeStaffOrderAddresses, async (call) => {
    const { session, params, body } = call;
    const { version, ...wish } = body;
    const orderId = params.orderUuid;
    await platform.transaction(async (tx) => {
      const order = await takeOrder(tx, { orderId, version });
      await changeAddressesOf(platform, tx, order, wish);
      await recordStaffAct(platform, tx, {
        staffId: session.customerId,
        act: "addresses.changed",
        subjectKind: "order",
        subjectId: orderId,
      });
    });
    return answer(200, await shown(orderId, call));
  });
}
