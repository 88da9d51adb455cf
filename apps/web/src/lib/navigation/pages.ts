import { productIds } from "@holeshot/domain";
import type { MessageKey } from "../i18n/translator.ts";
import { oneOf, text, type Reader } from "./search.ts";

/** All that is to be said of a page. Router, build, server and the check of budgets read it here. */
export interface PageFacts {
  /** What may stand behind the question mark: text, or nothing. */
  readonly search: Readonly<Record<string, Reader>>;
  /** Who may come in, by the name of a guard; absent for everybody. */
  readonly guard?: "customers" | "customers_with_order" | "strangers" | "to_cart" | "staff";
  /** What is drawn around it. */
  readonly layout?: "shop" | "checkout" | "ordered" | "bare";
  /** The module under `src` that holds its component, which has the file's name; absent where a guard leads elsewhere. */
  readonly module?: `features/${string}/${string}Page.tsx`;
  /** Absent where the page is called after what it shows. */
  readonly title?: MessageKey;
  /** The titles of a page whose path ends in a parameter, by all the values that this may have. */
  readonly titles?: Readonly<Record<string, MessageKey>>;
  readonly onlyInDevelopment?: true;
  readonly build?: false | BuildFacts;
}

/** What only the build, the server and the checks ask of a page. */
export interface BuildFacts {
  /** The server sends it without its content, and the browser draws it: for tools that no visit begins with. */
  readonly rendered?: false;
  /** Its path holds no secret: rendered once for all who ask in one language. A path without parameters is so anyway. */
  readonly kept?: true;
  /** Modules that it asks for right after its own. */
  readonly also?: readonly string[];
  /** JavaScript that arrives before it can be used, gzipped, in kB, and modules that have no business there. */
  readonly budget?: { readonly kilobytes: number; readonly never: readonly string[] };
  /** What search engines and messengers say of it. */
  readonly description?: MessageKey;
  /** The same where the page has several titles, by the last part of its path. */
  readonly descriptions?: Readonly<Record<string, MessageKey>>;
  /** The address that search engines are to know it by, where that is another page's. */
  readonly canonical?: string;
  /** Search engines may show it. */
  readonly found?: true;
}

/** Of no use in a visitor's browser, and left out there. */
const atBuild = import.meta.env?.PROD !== true;

const editor = {
  // The kit that a new design starts from, where somebody came by its picture; the whole kit first, where he came by the
  // set's first screen, or its versions, where an earlier one lies in the cart; the order whose design staff mend.
  search: { kit: text, view: oneOf("kit", "versions"), order: text },
  module: "features/configurator/ConfiguratorPage.tsx",
  title: "editor.title",
  build: atBuild && {
    // Most sets begin with the shop's first product.
    also: ["features/configurator/Editor.tsx", `products/${productIds[0]}/cut.ts`],
    // To the first edit. What cuts areas comes beside the letters, what judges documents when there is one.
    budget: {
      kilobytes: 206.8,
      never: ["/three/", "/react-hook-form/", "/zod/", "/clipper2-ts/", "/harfbuzzjs/"],
    },
  },
} as const satisfies PageFacts;

/** The desk of those who work here: nobody else gets a byte of it, so the server hints at none of its files. */
const desk = {
  search: {},
  guard: "staff",
  module: "features/desk/DeskPage.tsx",
  build: atBuild && {
    rendered: false,
    // To the list; its words come beside it, and what reads codes only when the camera is asked for.
    budget: {
      kilobytes: 169.6,
      never: ["/zod/", "/three/", "/react-hook-form/", "/zxing-wasm/", "/src/editor/"],
    },
  },
} as const satisfies PageFacts;

/** The shop's pages by their paths, as the specification lists them. */
export const pages = {
  "/": {
    search: {},
    guard: "to_cart",
    build: atBuild && {
      also: ["features/cart/CartPage.tsx"],
      description: "found.shop",
      canonical: "/cart",
      found: true,
    },
  },
  "/cart": {
    search: {},
    layout: "shop",
    module: "features/cart/CartPage.tsx",
    title: "cart.title",
    build: atBuild && {
      description: "found.shop",
      found: true,
      budget: {
        kilobytes: 120.6,
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
  },
  "/login": {
    search: { view: oneOf("register", "forgot"), redirect: text },
    guard: "strangers",
    module: "features/login/LoginPage.tsx",
    // Until the page says which of its forms it is.
    title: "top.login",
    build: atBuild && { description: "found.login", found: true },
  },
  "/reset-password": {
    search: { token: text },
    module: "features/login/ResetPasswordPage.tsx",
  },
  "/confirm-email": {
    search: { token: text },
    module: "features/login/ConfirmEmailPage.tsx",
  },
  "/my-designs": {
    search: {},
    guard: "customers",
    layout: "shop",
    module: "features/my-designs/MyDesignsPage.tsx",
    title: "top.my_designs",
  },
  "/my-orders": {
    search: {},
    guard: "customers",
    layout: "shop",
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
    module: "features/checkout/CheckoutPage.tsx",
    title: "checkout.title",
    build: atBuild && {
      budget: { kilobytes: 145.6, never: ["/zod/", "/harfbuzzjs/", "/three/"] },
    },
  },
  "/checkout/complete": {
    search: { order: text },
    guard: "customers_with_order",
    layout: "ordered",
    module: "features/checkout/CheckoutCompletePage.tsx",
  },
  "/pay/:orderUuid/:token": {
    search: { returned: oneOf("1") },
    layout: "bare",
    module: "features/pay-link/PayLinkPage.tsx",
  },
  "/order/:orderUuid/:token": {
    search: {},
    layout: "bare",
    module: "features/order-link/OrderLinkPage.tsx",
  },
  "/set/:configuratorSetUuid": {
    ...editor,
    build: editor.build && { ...editor.build, kept: true },
  },
  "/set/:configuratorSetUuid/start": {
    search: {},
    layout: "shop",
    module: "features/configurator/StartPage.tsx",
    title: "start.title",
    build: atBuild && {
      kept: true,
      // A kit in the rider's colours is drawn when he has said some.
      budget: { kilobytes: 124.2, never: ["/zod/", "/harfbuzzjs/", "/three/", "/src/editor/"] },
    },
  },
  "/configured-set/:configuredSetUuid/:hash?": editor,
  "/configured-set/:configuredSetUuid/together/:link": editor,
  "/configured-set/:configuredSetUuid/shared/:hash": {
    search: {},
    module: "features/shared-view/SharedViewPage.tsx",
    build: atBuild && {
      // Who looks needs no editor, and what is seen in the round comes when it is asked for.
      budget: {
        kilobytes: 121.7,
        never: ["/src/editor/", "/features/configurator/", "/zod/", "/three/"],
      },
    },
  },
  "/info/:topic": {
    search: {},
    layout: "shop",
    module: "features/info/InfoPage.tsx",
    titles: {
      terms: "info.terms.title",
      privacy: "info.privacy.title",
      delivery: "info.delivery.title",
      sizes: "info.sizes.title",
      accessibility: "info.accessibility.title",
    },
    build: atBuild && {
      found: true,
      descriptions: {
        terms: "found.terms",
        privacy: "found.privacy",
        delivery: "found.delivery",
        sizes: "found.sizes",
        accessibility: "found.accessibility",
      },
      // Words and size tables need no editor.
      budget: {
        kilobytes: 120.6,
        never: ["/src/editor/", "/features/configurator/", "/zod/", "/three/"],
      },
    },
  },
  "/desk": {
    ...desk,
    search: { view: text, search: text, sort: text },
  },
  "/desk/:section": { ...desk, search: { view: text, search: text } },
  "/desk/:section/:id": desk,
  "/_internal/display": {
    search: { configuredSetUuid: text, hash: text },
    module: "features/internal-display/InternalDisplayPage.tsx",
    title: "display.title",
    build: atBuild && { rendered: false },
  },
  "/_internal/playground": {
    search: {},
    module: "features/playground/PlaygroundPage.tsx",
    onlyInDevelopment: true,
    build: atBuild && { rendered: false },
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
