import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "@holeshot/domain";
import type { FastifyInstance } from "fastify";

/** What the built shop makes of a page; `apps/web/src/main-server.tsx` is its other side. */
interface Rendered {
  readonly html: string;
  /** What the browser goes on from. */
  readonly first: unknown;
}

interface Wish {
  readonly href: string;
  readonly language: Language;
  readonly config: unknown;
  readonly fetch: (url: string, init?: Asked) => Promise<Response>;
}

type Render = (wish: Wish) => Promise<Rendered>;

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Renders the page at a path and search in a language, for nobody in particular. */
export type RenderPage = (href: string, language: Language) => Promise<Rendered>;

/**
 * The renderer that the build made, which is read when the first page is asked for; null where there is none. Its calls
 * are answered in process, as a visitor's who has neither token nor cookie.
 */
export function pageRenderer(
  server: FastifyInstance,
  dist: string,
  config: { readonly API_URL: string },
): RenderPage | null {
  const file = join(dist, "server", "render.js");
  if (!existsSync(file)) return null;
  let renderer: Promise<Render> | null = null;
  const fetch = callsOf(server, config.API_URL);
  return async (href, language) => {
    renderer ??= load(file);
    return (await renderer)({ href, language, config, fetch });
  };
}

async function load(file: string): Promise<Render> {
  const made = (await import(pathToFileURL(file).href)) as {
    createRenderer: (scope: AsyncLocalStorage<unknown>) => Render;
  };
  return made.createRenderer(new AsyncLocalStorage());
}

/** What a page may be told of is what anybody may read: nothing else of the request goes along. */
function callsOf(server: FastifyInstance, base: string): Wish["fetch"] {
  return async (url, { method = "GET", headers = {} } = {}) => {
    if (method !== "GET")
      throw new Error(`A page that is rendered asks, and does nothing: ${method}`);
    const { accept = "application/json", "accept-language": language = "" } = headers;
    const answer = await server.inject({
      method: "GET",
      url: url.slice(base.length),
      headers: { accept, "accept-language": language },
    });
    const type = answer.headers["content-type"];
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: typeof type === "string" ? { "content-type": type } : {},
    });
  };
}
