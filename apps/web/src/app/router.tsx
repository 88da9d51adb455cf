import { isInfoTopic } from "../lib/info-topics.ts";
import { page } from "../lib/navigation/page.ts";
import type { Route, RouteTable } from "../lib/navigation/routes.ts";
import { forCustomers, onward, withOrder } from "./guards.ts";
import { CheckoutShell, Shell } from "./Shell.tsx";

const configurator = page(
  () => import("../features/configurator/ConfiguratorPage.tsx"),
  "ConfiguratorPage",
);

/** The shop's pages, as the specification lists them; what each may say in its search is in `places.ts`. */
const routes: readonly Route[] = [
  { path: "/", guard: () => ({ to: "/cart" }) },
  {
    path: "/cart",
    layout: Shell,
    page: page(() => import("../features/cart/CartPage.tsx"), "CartPage"),
  },
  {
    path: "/login",
    guard: onward,
    page: page(() => import("../features/login/LoginPage.tsx"), "LoginPage"),
  },
  {
    path: "/reset-password",
    page: page(() => import("../features/login/ResetPasswordPage.tsx"), "ResetPasswordPage"),
  },
  {
    path: "/my-designs",
    ...forCustomers,
    layout: Shell,
    page: page(() => import("../features/my-designs/MyDesignsPage.tsx"), "MyDesignsPage"),
  },
  {
    path: "/my-orders",
    ...forCustomers,
    layout: Shell,
    page: page(() => import("../features/orders/OrdersPage.tsx"), "OrdersPage"),
  },
  {
    path: "/my-orders/:orderUuid",
    ...forCustomers,
    layout: Shell,
    page: page(() => import("../features/orders/OrderPage.tsx"), "OrderPage"),
  },
  {
    path: "/checkout",
    ...forCustomers,
    layout: CheckoutShell,
    page: page(() => import("../features/checkout/CheckoutPage.tsx"), "CheckoutPage"),
  },
  {
    path: "/checkout/complete",
    ...forCustomers,
    guard: withOrder,
    layout: CheckoutShell,
    page: page(
      () => import("../features/checkout/CheckoutCompletePage.tsx"),
      "CheckoutCompletePage",
    ),
  },
  { path: "/set/:configuratorSetUuid", page: configurator },
  { path: "/configured-set/:configuredSetUuid/:hash?", page: configurator },
  {
    path: "/configured-set/:configuredSetUuid/shared/:hash",
    page: page(() => import("../features/shared-view/SharedViewPage.tsx"), "SharedViewPage"),
  },
  {
    path: "/_internal/display",
    page: page(
      () => import("../features/internal-display/InternalDisplayPage.tsx"),
      "InternalDisplayPage",
    ),
  },
  {
    path: "/info/:topic",
    guard: ({ params }) => (isInfoTopic(params["topic"]) ? undefined : "missing"),
    layout: Shell,
    page: page(() => import("../features/info/InfoPage.tsx"), "InfoPage"),
  },
];

const playground: Route = {
  path: "/_internal/playground",
  page: page(() => import("../features/playground/PlaygroundPage.tsx"), "PlaygroundPage"),
};

export const table: RouteTable = {
  routes: import.meta.env.DEV ? [...routes, playground] : routes,
  notFound: page(() => import("./NotFoundPage.tsx"), "NotFoundPage"),
};
