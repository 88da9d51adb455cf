import type { Plugin, Rolldown } from "vite";
import { type PageFacts, pages } from "../src/lib/navigation/pages.ts";
import { closure } from "./files-first.ts";
import { wordmarkOutline } from "../src/ui/wordmark-outline.ts";

/** What the server reads beside the page: which addresses it belongs to and what to send for at once. */
export interface FirstLoad {
  /** A regular expression over the path. */
  readonly at: string;
  readonly frame: string;
  /** Paths of all scripts it shows with. */
  readonly scripts: readonly string[];
}

type Bundle = Rolldown.OutputBundle;

/** Puts the wordmark into the first frame, and writes `first-loads.json` for the server. */
export function firstLoad(): Plugin {
  return {
    name: "first-load",
    transformIndexHtml: (html) => html.replace("%WORDMARK%", wordmark),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const source = JSON.stringify(
          Object.entries<PageFacts>(pages).flatMap(([path, page]) => loadsOf(path, page, bundle)),
        );
        this.emitFile({ type: "asset", fileName: "first-loads.json", source });
      },
    },
  };
}

const wordmark =
  `<svg width="152" height="15" viewBox="0 0 152 15" fill="currentColor">` +
  `<path d="M3.6 0H11L7.4 15H0z" fill="var(--color-gate)"/>` +
  `<path d="${wordmarkOutline}" transform="translate(17.5 14.1)"/></svg>`;

/** Of a page that visits begin with. */
function loadsOf(path: string, { frame, module, also }: PageFacts, bundle: Bundle): FirstLoad[] {
  if (!frame) return [];
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const own = [...(module ? [module] : []), ...(also || [])].map((name) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}`)));
    if (!chunk) throw new Error(`${name} is in no chunk.`);
    return chunk.fileName;
  });
  const scripts = new Set(own.flatMap((file) => [...closure(file, bundle)]));
  const at = path.replaceAll(/\/:\w+(\?)?/g, (_, open?: string) =>
    open ? "(?:/[^/]+)?" : "/[^/]+",
  );
  // The path `/` is the slash that the others may end with.
  const whole = at === "/" ? "" : at;
  return [{ at: `^${whole}/?$`, frame, scripts: [...scripts].map((file) => `/${file}`) }];
}
