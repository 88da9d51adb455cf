import type { ComponentType } from "react";
import { page, type Page } from "../lib/navigation/page.ts";
import { type PageFacts, pages, type Place } from "../lib/navigation/pages.ts";
import type { Route, RouteTable } from "../lib/navigation/routes.ts";
import { guards, onlyTitled } from "./guards.ts";
import { staffPage } from "./staff-page.ts";
import { BareShell, CheckoutShell, OrderedShell, Shell } from "./Shell.tsx";

type Modules = Readonly<Record<string, () => Promise<Readonly<Record<string, ComponentType>>>>>;

const modules: Modules = {
  ...import.meta.glob<Record<string, ComponentType>>([
    "../features/*/*Page.tsx",
    "!../features/playground/*",
  ]),
  ...(import.meta.env.DEV &&
    import.meta.glob<Record<string, ComponentType>>("../features/playground/*Page.tsx")),
};

const layouts = {
  shop: Shell,
  checkout: CheckoutShell,
  ordered: OrderedShell,
  bare: BareShell,
} as const;

const notFound = page(() => import("./NotFoundPage.tsx"), "NotFoundPage");

/** A module's page, the same one wherever it stands: the editor stays open when its design gets an address. */
const known = new Map<string, Page>();

function pageOf(module: string): Page {
  const fetchModule = modules[`../${module}`];
  if (!fetchModule) throw new Error(`There is no page in ${module}.`);
  const found = known.get(module) ?? page(fetchModule, module.replace(/.*\/|\.tsx$/g, ""));
  known.set(module, found);
  return found;
}

function routeOf(path: Place): Route {
  const { guard, layout, module, title, titles }: PageFacts = pages[path];
  return {
    path,
    ...(guard && guards[guard]),
    ...(titles && { guard: onlyTitled(titles) }),
    ...(layout && { layout: layouts[layout] }),
    ...(module && {
      page: guard === "staff" ? staffPage(pageOf(module), notFound) : pageOf(module),
    }),
    ...(title && { title }),
  };
}

function isHere(path: Place): boolean {
  const { onlyInDevelopment }: PageFacts = pages[path];
  return import.meta.env.DEV || !onlyInDevelopment;
}

/** The pages of `pages.ts`, each with what is drawn for it. */
export const table: RouteTable = {
  routes: (Object.keys(pages) as Place[]).filter(isHere).map(routeOf),
  notFound,
};
