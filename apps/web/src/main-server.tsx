import { QueryClient, type Query } from "@tanstack/react-query";
import type { Language } from "@holeshot/domain";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./app/App.tsx";
import { table } from "./app/router.tsx";
import { type RuntimeConfig, takeConfig } from "./lib/config.ts";
import { localeOf } from "./lib/i18n/languages.ts";
import { createTranslator, type Messages, type Translate } from "./lib/i18n/translator.ts";
import type { Shown } from "./lib/navigation/page-loader.ts";
import { pages, type PageFacts } from "./lib/navigation/pages.ts";
import { findPage, findRoute } from "./lib/navigation/routes.ts";
import { isPublic } from "./lib/query-client.ts";
import { type FirstAnswer, type Rendering, renderingBy } from "./lib/rendering.ts";

const all = import.meta.glob<Messages>("./messages/*.json", { eager: true, import: "default" });

const translators = new Map<Language, Translate>();

function translatorOf(language: Language): Translate {
  const texts = all[`./messages/${language}.json`] ?? {};
  const t = translators.get(language) ?? createTranslator(texts, localeOf(language));
  translators.set(language, t);
  return t;
}

/** Keeps apart what several renderings are at; the server has one such (`AsyncLocalStorage`). */
interface Scope {
  readonly run: <T>(of: Rendering, work: () => T) => T;
  readonly getStore: () => Rendering | undefined;
}

/** What is asked of a rendering. */
interface Wish {
  /** Path and search of the page. */
  readonly href: string;
  readonly language: Language;
  readonly config: RuntimeConfig;
  /** Calls the shop in process; nobody is signed in. */
  readonly fetch: typeof fetch;
}

interface Rendered {
  readonly html: string;
  readonly first: FirstAnswer;
}

/** A page asks for what it shows, and what comes may ask for more; deeper than this none goes. */
const ROUNDS = 3;

/** Renders pages as a browser that knows nothing of its visitor would draw them. */
export function createRenderer(scope: Scope): (wish: Wish) => Promise<Rendered> {
  renderingBy(() => scope.getStore());
  return ({ href, language, config, fetch }) => {
    takeConfig(config);
    const signedIn = isOfCustomers(href);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const speech = { language, t: translatorOf(language) };
    return scope.run({ speech, signedIn, fetch }, async () => {
      try {
        const shown = await shownAt(href);
        const html = await untilComplete(shown, queryClient);
        const queries = queryClient
          .getQueryCache()
          .findAll({ predicate: isKnown })
          .map(({ queryKey: key, state: { data, dataUpdatedAt: updatedAt } }) => ({
            key,
            data,
            updatedAt,
          }));
        const place = shown.route?.path ?? null;
        return { html, first: { language, place, signedIn, queries } };
      } finally {
        queryClient.clear();
      }
    });
  };
}

/** Who is no customer is led to the login page by the browser, which alone knows. */
function isOfCustomers(href: string): boolean {
  const found = findRoute(table.routes, new URL(href, "http://shop").pathname);
  const facts: PageFacts | null = found && pages[found.route.path];
  return facts?.guard?.startsWith("customers") ?? false;
}

async function shownAt(href: string): Promise<Shown> {
  const found = findPage(table, href);
  return { ...found, key: "", Component: await found.page.load() };
}

async function untilComplete(first: Shown, queries: QueryClient): Promise<string> {
  const app = (
    <StrictMode>
      <App queries={queries} first={first} />
    </StrictMode>
  );
  const failed = new Set<string>();
  for (let round = 1; ; round += 1) {
    const html = renderToString(app);
    const open = queries
      .getQueryCache()
      .findAll({ predicate: (query) => isOpen(query) && !failed.has(query.queryHash) });
    if (open.length === 0 || round === ROUNDS) return html;
    await Promise.all(
      open.map(async (query) => {
        try {
          await query.fetch();
        } catch {
          // Left to the browser, which asks again and says so.
          failed.add(query.queryHash);
          queries.getQueryCache().remove(query);
        }
      }),
    );
  }
}

function isOpen({ meta, state, options }: Query): boolean {
  // What its observers were told stands there too.
  const { enabled } = options as { readonly enabled?: unknown };
  return meta === isPublic && state.status === "pending" && enabled !== false;
}

function isKnown({ meta, state }: Query): boolean {
  return meta === isPublic && state.status === "success";
}
