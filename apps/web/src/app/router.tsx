import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from "@tanstack/react-router";
import { isInfoTopic } from "../lib/info-topics.ts";
import { FailedPage } from "./FailedPage.tsx";
import { forCustomers } from "./guards.ts";
import { CheckoutShell, Shell } from "./Shell.tsx";
import { Root } from "./Root.tsx";

const root = createRootRoute({
  component: Root,
  errorComponent: FailedPage,
  notFoundComponent: lazyRouteComponent(() => import("./NotFoundPage.tsx"), "NotFoundPage"),
});

const shell = createRoute({ getParentRoute: () => root, id: "shop", component: Shell });
const till = createRoute({ getParentRoute: () => root, id: "till", component: CheckoutShell });

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/cart", replace: true });
  },
});

const cart = createRoute({
  getParentRoute: () => shell,
  path: "/cart",
  component: lazyRouteComponent(() => import("../features/cart/CartPage.tsx"), "CartPage"),
});

const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...(search["view"] === "register" || search["view"] === "forgot"
      ? { view: search["view"] }
      : {}),
    ...(text(search["redirect"]) === undefined ? {} : { redirect: String(search["redirect"]) }),
  }),
  component: lazyRouteComponent(() => import("../features/login/LoginPage.tsx"), "LoginPage"),
});

interface LoginSearch {
  view?: "register" | "forgot";
  redirect?: string;
}

const resetPassword = createRoute({
  getParentRoute: () => root,
  path: "/reset-password",
  validateSearch: (search: Record<string, unknown>): { token?: string } => {
    const token = text(search["token"]);
    return token === undefined ? {} : { token };
  },
  component: lazyRouteComponent(
    () => import("../features/login/ResetPasswordPage.tsx"),
    "ResetPasswordPage",
  ),
});

const myDesigns = createRoute({
  getParentRoute: () => shell,
  path: "/my-designs",
  ...forCustomers,
  component: lazyRouteComponent(
    () => import("../features/my-designs/MyDesignsPage.tsx"),
    "MyDesignsPage",
  ),
});

const myOrders = createRoute({
  getParentRoute: () => shell,
  path: "/my-orders",
  ...forCustomers,
  component: lazyRouteComponent(() => import("../features/orders/OrdersPage.tsx"), "OrdersPage"),
});

const order = createRoute({
  getParentRoute: () => shell,
  path: "/my-orders/$orderUuid",
  ...forCustomers,
  component: lazyRouteComponent(() => import("../features/orders/OrderPage.tsx"), "OrderPage"),
});

const checkout = createRoute({
  getParentRoute: () => till,
  path: "/checkout",
  ...forCustomers,
  component: lazyRouteComponent(
    () => import("../features/checkout/CheckoutPage.tsx"),
    "CheckoutPage",
  ),
});

const checkoutComplete = createRoute({
  getParentRoute: () => till,
  path: "/checkout/complete",
  ...forCustomers,
  validateSearch: (search: Record<string, unknown>): { order?: string } => {
    const uuid = text(search["order"]);
    return uuid === undefined ? {} : { order: uuid };
  },
  component: lazyRouteComponent(
    () => import("../features/checkout/CheckoutCompletePage.tsx"),
    "CheckoutCompletePage",
  ),
});

const configurator = () => import("../features/configurator/ConfiguratorPage.tsx");

const configuratorSet = createRoute({
  getParentRoute: () => root,
  path: "/set/$configuratorSetUuid",
  component: lazyRouteComponent(configurator, "ConfiguratorPage"),
});

const configuredSet = createRoute({
  getParentRoute: () => root,
  path: "/configured-set/$configuredSetUuid/{-$hash}",
  component: lazyRouteComponent(configurator, "ConfiguratorPage"),
});

const sharedDesign = createRoute({
  getParentRoute: () => root,
  path: "/configured-set/$configuredSetUuid/shared/$hash",
  component: lazyRouteComponent(
    () => import("../features/shared-view/SharedViewPage.tsx"),
    "SharedViewPage",
  ),
});

const internalDisplay = createRoute({
  getParentRoute: () => root,
  path: "/_internal/display",
  validateSearch: (search: Record<string, unknown>): DisplaySearch => {
    const uuid = text(search["configuredSetUuid"]);
    const hash = text(search["hash"]);
    return { ...(uuid && { configuredSetUuid: uuid }), ...(hash && { hash }) };
  },
  component: lazyRouteComponent(
    () => import("../features/internal-display/InternalDisplayPage.tsx"),
    "InternalDisplayPage",
  ),
});

interface DisplaySearch {
  configuredSetUuid?: string;
  hash?: string;
}

const info = createRoute({
  getParentRoute: () => shell,
  path: "/info/$topic",
  beforeLoad: ({ params }) => {
    if (!isInfoTopic(params.topic)) throw notFound({ routeId: "__root__" });
  },
  component: lazyRouteComponent(() => import("../features/info/InfoPage.tsx"), "InfoPage"),
});

const playground = createRoute({
  getParentRoute: () => root,
  path: "/_internal/playground",
  component: lazyRouteComponent(
    () => import("../features/playground/PlaygroundPage.tsx"),
    "PlaygroundPage",
  ),
});

const routeTree = root.addChildren([
  home,
  shell.addChildren([cart, myDesigns, myOrders, order, info]),
  till.addChildren([checkout, checkoutComplete]),
  login,
  resetPassword,
  configuratorSet,
  configuredSet,
  sharedDesign,
  internalDisplay,
  ...(import.meta.env.DEV ? [playground] : []),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  // What a search parameter says is text; reading `?order=123` as a number would lose its form.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
    return query.size === 0 ? "" : `?${query}`;
  },
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
