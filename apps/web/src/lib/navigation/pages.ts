import { productIds } from "@holeshot/domain";
import type { MessageKey } from "../i18n/translator.ts";
import { oneOf, text, type Reader } from "./search.ts";

/** All that is to be said of a page. Router, build, server and the check of budgets read it here. */
export interface PageFacts {
  /** What may stand behind the question mark: text, or nothing. */
  readonly search: Readonly<Record<string, Reader>>;
  /** Who may come in, by the name of a guard; absent for everybody. */
  readonly guard?: "customers" | "customers_with_order" | "strangers" | "info_topics" | "to_cart";
  /** What is drawn around it. */
  readonly layout?: "shop" | "checkout";
  /** What stands before its code is here, where visits begin with it. */
  readonly frame?: "shop" | "editor" | "entry";
  /** The module under `src` that holds its component, which has the file's name; absent where a guard leads elsewhere. */
  readonly module?: `features/${string}/${string}Page.tsx`;
  /** Modules that it asks for right after its own. */
  readonly also?: false | readonly string[];
  /** Absent where the page is called after what it shows. */
  readonly title?: MessageKey;
  /** JavaScript that arrives before it can be used, gzipped, in kB, and modules that have no business there. */
  readonly budget?: false | { readonly kilobytes: number; readonly never: readonly string[] };
  readonly onlyInDevelopment?: true;
}

/** Of no use in a visitor's browser, and left out there. */
const forChecks = import.meta.env?.PROD !== true;

const editor = {
  search: {},
  frame: "editor",
  module: "features/configurator/ConfiguratorPage.tsx",
  // Most sets begin with the shop's first product.
  also: forChecks && ["features/configurator/Editor.tsx", `products/${productIds[0]}/cut.ts`],
  title: "editor.title",
  // To the first edit. What cuts areas comes beside the letters, what judges documents when there is one.
  budget: forChecks && {
    kilobytes: 190,
    never: ["/three/", "/react-hook-form/", "/zod/", "/clipper2-ts/", "/harfbuzzjs/"],
  },
} as const satisfies PageFacts;

/** The shop's pages by their paths, as the specification lists them. */
export const pages = {
  "/": {
    search: {},
    guard: "to_cart",
    frame: "shop",
    also: forChecks && ["features/cart/CartPage.tsx"],
  },
  "/cart": {
    search: {},
    layout: "shop",
    frame: "shop",
    module: "features/cart/CartPage.tsx",
    title: "cart.title",
    budget: forChecks && {
      kilobytes: 140,
      never: [
        "/zod/",
        "/react-hook-form/",
        "/harfbuzzjs/",
        "/three/",
        "@radix-ui/react-menu",
        "/i18next/",
      ],
    },
  },
  "/login": {
    search: { view: oneOf("register", "forgot"), redirect: text },
    guard: "strangers",
    frame: "entry",
    module: "features/login/LoginPage.tsx",
  },
  "/reset-password": {
    search: { token: text },
    frame: "entry",
    module: "features/login/ResetPasswordPage.tsx",
  },
  "/my-designs": {
    search: {},
    guard: "customers",
    layout: "shop",
    frame: "shop",
    module: "features/my-designs/MyDesignsPage.tsx",
    title: "top.my_designs",
  },
  "/my-orders": {
    search: {},
    guard: "customers",
    layout: "shop",
    frame: "shop",
    module: "features/orders/OrdersPage.tsx",
    title: "orders.title",
  },
  "/my-orders/:orderUuid": {
    search: {},
    guard: "customers",
    layout: "shop",
    module: "features/orders/OrderPage.tsx",
  },
  "/checkout": {
    search: {},
    guard: "customers",
    layout: "checkout",
    frame: "shop",
    module: "features/checkout/CheckoutPage.tsx",
    title: "checkout.title",
    budget: forChecks && { kilobytes: 160, never: ["/zod/", "/harfbuzzjs/", "/three/"] },
  },
  "/checkout/complete": {
    search: { order: text },
    guard: "customers_with_order",
    layout: "checkout",
    module: "features/checkout/CheckoutCompletePage.tsx",
  },
  "/set/:configuratorSetUuid": editor,
  "/configured-set/:configuredSetUuid/:hash?": editor,
  "/configured-set/:configuredSetUuid/shared/:hash": {
    search: {},
    frame: "shop",
    module: "features/shared-view/SharedViewPage.tsx",
  },
  "/info/:topic": {
    search: {},
    guard: "info_topics",
    layout: "shop",
    frame: "shop",
    module: "features/info/InfoPage.tsx",
    // Words and size tables need no editor.
    budget: forChecks && {
      kilobytes: 120,
      never: ["/src/editor/", "/features/configurator/", "/zod/", "/three/"],
    },
  },
  "/_internal/display": {
    search: { configuredSetUuid: text, hash: text },
    module: "features/internal-display/InternalDisplayPage.tsx",
    title: "display.title",
  },
  "/_internal/playground": {
    search: {},
    module: "features/playground/PlaygroundPage.tsx",
    onlyInDevelopment: true,
  },
} as const satisfies Record<`/${string}`, PageFacts>;

export type Place = keyof typeof pages;

type ParamOf<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [K in Name]?: string | undefined }
  : Part extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;

/** What a place's path says: `:name` is always there, `:name?` may be missing. */
export type ParamsOf<P extends string> = P extends `${infer First}/${infer Rest}`
  ? ParamOf<First> & ParamsOf<Rest>
  : ParamOf<P>;

type Searches<P extends Place> = (typeof pages)[P]["search"];

export type SearchOf<P extends Place> = {
  readonly [K in keyof Searches<P>]?:
    | (Searches<P>[K] extends (given: string | null) => infer Value ? Value : never)
    | undefined;
};

/** The names that some place's path knows, for a page that stands at several. */
export type AnyParams = { readonly [K in NameIn<Place>]?: string };
type NameIn<P extends Place> = P extends Place ? keyof ParamsOf<P> : never;

type ParamsPart<P extends Place> = keyof ParamsOf<P> extends never
  ? { readonly params?: never }
  : { readonly params: ParamsOf<P> };

type SearchPart<P extends Place> = keyof SearchOf<P> extends never
  ? { readonly search?: never }
  : { readonly search?: SearchOf<P> };

/** Where a link leads: a place with all that its path asks for. Any other path is a type error. */
export type Target = { [P in Place]: { readonly to: P } & ParamsPart<P> & SearchPart<P> }[Place];
