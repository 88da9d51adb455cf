import react from "@vitejs/plugin-react";
import tailwind from "@tailwindcss/vite";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { type BuildFacts, type PageFacts, pages } from "./src/lib/navigation/pages.ts";
import { filesFirst } from "./vite-plugins/files-first.ts";
import { firstLoad } from "./vite-plugins/first-load.ts";
import { packFiles } from "./vite-plugins/pack-files.ts";

/** The upright latin face draws every first screen, so the browser hears of it before the style sheet. */
function preloadFirstFont(): Plugin {
  return {
    name: "preload-first-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, context) {
        const font = Object.keys(context.bundle ?? {}).find((name) =>
          /archivo-latin-standard-normal.*\.woff2$/.test(name),
        );
        if (font === undefined) return [];
        const attrs = {
          rel: "preload",
          href: `/${font}`,
          as: "font",
          type: "font/woff2",
          crossorigin: "",
        };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/** Writes down what each chunk holds and needs, for `tools/bundle-budget.ts` of the house. */
function tellChunks(): Plugin {
  return {
    name: "tell-chunks",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) =>
        output.type !== "chunk"
          ? []
          : [
              {
                file: output.fileName,
                entry: output.isEntry,
                facade: output.facadeModuleId,
                imports: output.imports,
                modules: Object.keys(output.modules),
                code: output.code,
              },
            ],
      );
      const folder = join(import.meta.dirname, ".cache");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "chunks.json"), JSON.stringify(chunks));
      writeFileSync(join(folder, "budgets.json"), JSON.stringify(budgets()));
    },
  };
}

/** Those of the pages that have one; pages of one module share it. */
function budgets() {
  const found = Object.entries<PageFacts>(pages).flatMap(([page, { module, build }]) => {
    const { also = [], budget }: BuildFacts = build || {};
    return module && budget ? [[module, { page, module, also, ...budget }] as const] : [];
  });
  return [...new Map(found).values()];
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Reached through a package's index, but of no use to the front door. */
const notHere = new RegExp(
  [
    "/zod/",
    "packages/(?!domain/|contract/src/(?:index|client|endpoints)\\.ts)",
    "domain/src/(?:countries|postcodes|permissions|prices/(?!unit-price))",
    "query/build/modern/use(?:Queries|InfiniteQuery)\\.",
    "query-core/build/modern/(?:queries|infiniteQuery)Observer\\.",
  ].join("|"),
);

/** What a module needs at once, itself and all below it, as far as it belongs to the front door. */
function closure(start: string): (id: string, modules: Modules) => boolean {
  let found: Set<string> | null = null;
  return (id, modules) => {
    if (found === null) {
      const seen = new Set<string>();
      const visit = (each: string): void => {
        if (seen.has(each) || notHere.test(each)) return;
        seen.add(each);
        modules.getModuleInfo(each)?.importedIds.forEach(visit);
      };
      visit(join(import.meta.dirname, start));
      found = seen;
    }
    return found.has(id);
  };
}

/**
 * One chunk for the frame and what cart and editor share, one for what the cart shows on top, one for the
 * editor. Without them every module that two pages share becomes a file of its own, sixty of them for the cart.
 */
function firstChunks() {
  const inFrame = closure("src/main.tsx");
  const inCart = closure("src/features/cart/CartPage.tsx");
  const inEditor = closure("src/features/configurator/Editor.tsx");
  const inOpening = closure("src/features/configurator/ConfiguratorPage.tsx");
  function place(id: string, modules: Modules): string | null {
    if (inFrame(id, modules)) return "shop";
    const ofEditor = inEditor(id, modules) || inOpening(id, modules);
    if (inCart(id, modules)) {
      if (ofEditor) return "shop";
      // The cart's own files stay with it: other pages share its parts.
      return id.includes("/src/features/cart/") ? null : "parts";
    }
    return ofEditor && /\/src\/(?:editor|features\/configurator)\//.test(id) ? "editor" : null;
  }
  const doors = ["shop", "parts", "editor"].map((name, index) => ({
    name: (id: string, modules: Modules) => (place(id, modules) === name ? name : null),
    priority: 3 - index,
  }));
  // The size tables stand in a page of words too, which has no use for an editor.
  return [{ name: "sizes", test: /packages\/garments\/src\/sizes\//, priority: 4 }, ...doors];
}

const api = process.env["API_ORIGIN"] ?? "http://127.0.0.1:3000";

const proxy = { "/api": api, "/config.json": api, "/_internal/mail": api };

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    preloadFirstFont(),
    firstLoad(),
    filesFirst(),
    tellChunks(),
    packFiles(),
  ],
  server: { host: "127.0.0.1", proxy },
  preview: { host: "127.0.0.1", proxy },
  worker: { format: "es" },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // Vite's preload helper would add a polyfill that no browser we serve needs.
    modulePreload: {
      polyfill: false,
      // Parts are fetched by `filesFirst`: a preload that fails is remembered like an import that does.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === "html" ? deps : []),
    },
    rolldownOptions: {
      // Its package does not say so, but nothing in it acts on its own.
      treeshake: { moduleSideEffects: [{ test: /\/clipper2-ts\//, sideEffects: false }] },
      output: {
        codeSplitting: { groups: firstChunks() },
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
