import {
  addToCart,
  claimCart as claimCartRoute,
  createCart as createCartRoute,
  getCart,
  getQuote,
  listShippingMethods,
  removeCartItem,
  removeDiscountCode as removeDiscountCodeRoute,
  setDiscountCode as setDiscountCodeRoute,
  setQuantities as setQuantitiesRoute,
  updateCart,
} from "@holeshot/contract";
import { entityTag, matchesTag } from "../../platform/http/etag.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import { addDesign } from "./actions/add-design.ts";
import { claimCart } from "./actions/claim-cart.ts";
import { createCart } from "./actions/create-cart.ts";
import { removeItem } from "./actions/remove-item.ts";
import { removeDiscountCode, setDiscountCode } from "./actions/set-discount-code.ts";
import { setManualCheck } from "./actions/set-manual-check.ts";
import { setQuantities } from "./actions/set-quantities.ts";
import type { CommerceServices } from "./services.ts";
import { showCart } from "./presenter.ts";
import { quoteCart, shippingFor } from "./quote.ts";

/** Between claim and look another claim may have merged it: each lost turn is one that another has won. */
const CLAIM_TURNS = 50;

export function cartRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  serve(http, createCartRoute, async ({ session, origin }) => {
    const uuid = await createCart(platform, session?.customerId ?? null, origin);
    return answer(201, { uuid });
  });

  serve(http, getCart, async ({ params, headers, language }) => {
    const cart = await showCart(platform, services, params.uuid, language);
    const tag = entityTag(JSON.stringify([language, cart]));
    const answerHeaders = { etag: tag, "cache-control": "no-cache", vary: "accept-language" };
    if (matchesTag(headers["if-none-match"], tag)) return answer(304, undefined, answerHeaders);
    return answer(200, cart, answerHeaders);
  });

  serve(http, updateCart, async ({ params, body, language }) => {
    await setManualCheck(platform, params.uuid, body.manual_check);
    return answer(200, await showCart(platform, services, params.uuid, language));
  });

  serve(http, addToCart, async ({ params, query, session, language }) => {
    const access = { customerId: session?.customerId ?? null, hash: query.hash };
    await addDesign(platform, services, params.uuid, params.configuredSetUuid, access);
    return answer(201, await showCart(platform, services, params.uuid, language));
  });

  serve(http, setQuantitiesRoute, async ({ params, query, body, session, language }) => {
    const customerId = session?.customerId ?? null;
    const wanted = { cartId: params.uuid, selections: body.selections, customerId };
    await setQuantities(platform, services, wanted, query.version);
    return answer(200, await showCart(platform, services, params.uuid, language));
  });

  serve(http, removeCartItem, async ({ params }) => {
    await removeItem(platform, params.uuid, params.cartItemId);
    return answer(204);
  });

  serve(http, claimCartRoute, async ({ params, session, language }) => {
    for (let turn = 1; ; turn += 1) {
      const uuid = await claimCart(platform, services, params.uuid, session.customerId);
      try {
        return answer(200, await showCart(platform, services, uuid, language));
      } catch (error) {
        const gone = error instanceof Problem && error.code === "not_found";
        if (!gone || turn === CLAIM_TURNS) throw error;
      }
    }
  });

  priceRoutes(http, platform, services);
}

function priceRoutes(http: Http, platform: Platform, services: CommerceServices): void {
  serve(http, setDiscountCodeRoute, async ({ params, body, language, origin }) => {
    await setDiscountCode(platform, params.uuid, body.code, origin);
    return answer(200, await showCart(platform, services, params.uuid, language));
  });

  serve(http, removeDiscountCodeRoute, async ({ params, language }) => {
    await removeDiscountCode(platform, params.uuid);
    return answer(200, await showCart(platform, services, params.uuid, language));
  });

  serve(http, listShippingMethods, async ({ params, query, language }) => {
    const data = await shippingFor(platform, services, params.uuid, query.country, language);
    return answer(200, { data });
  });

  serve(http, getQuote, async ({ params, query }) => {
    const totals = await quoteCart(platform, services, params.uuid, {
      country: query.country,
      shippingMethod: query.shipping_method,
      vatId: query.vat_id ?? "",
    });
    return answer(200, { totals });
  });
}
