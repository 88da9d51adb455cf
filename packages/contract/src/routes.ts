import * as cart from "./areas/cart.ts";
import * as catalogue from "./areas/catalogue.ts";
import * as checkouts from "./areas/checkout.ts";
import * as discounts from "./areas/discounts.ts";
import * as office from "./areas/office.ts";
import * as desk from "./areas/desk.ts";
import * as designs from "./areas/configured-sets.ts";
import * as customers from "./areas/customers.ts";
import * as groups from "./areas/groups.ts";
import * as health from "./areas/health.ts";
import * as images from "./areas/images.ts";
import * as logos from "./areas/logos.ts";
import * as orderLinks from "./areas/order-links.ts";
import * as lots from "./areas/lots.ts";
import * as orders from "./areas/orders.ts";
import * as papers from "./areas/papers.ts";
import * as packs from "./areas/packs.ts";
import * as parcels from "./areas/parcels.ts";
import * as payments from "./areas/payments.ts";
import * as production from "./areas/production.ts";
import * as round from "./areas/round.ts";
import * as security from "./areas/security.ts";
import * as staff from "./areas/staff.ts";
import * as surcharges from "./areas/surcharges.ts";
import * as versions from "./areas/versions.ts";
import * as together from "./areas/together.ts";
import type { Route } from "./define-route.ts";
import { endpoints, type RouteId } from "./endpoints.ts";

const declared = {
  ...cart,
  ...catalogue,
  ...checkouts,
  ...desk,
  ...discounts,
  ...designs,
  ...customers,
  ...groups,
  ...health,
  ...images,
  ...logos,
  ...orderLinks,
  ...lots,
  ...office,
  ...orders,
  ...packs,
  ...papers,
  ...parcels,
  ...payments,
  ...production,
  ...round,
  ...security,
  ...staff,
  ...surcharges,
  ...versions,
  ...together,
};

/** All schemas by route name, as a type: the client is typed by it without loading it. */
export type RoutesById = { readonly [I in RouteId]: (typeof declared)[I] };

const ids = Object.keys(endpoints) as RouteId[];

/** An address without schemas, or with those of another call, does not compile. */
const checked: { readonly [I in RouteId]: Route & { readonly id: I } } = declared;

/** Every call with its schemas, by name. */
export const routesById = Object.fromEntries(ids.map((id) => [id, checked[id]])) as RoutesById;

/** Every call, in the order of the documentation. */
export const routes: readonly Route[] = ids.map((id) => checked[id]);
