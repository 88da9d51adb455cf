import react from "@vitejs/plugin-react";
import tailwind from "@tailwindcss/vite";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type EnvironmentOptions, type Plugin, type ViteBuilder } from "vite";
import { type BuildFacts, type PageFacts, pages } from "./src/lib/navigation/pages.ts";
import { cutFonts } from "./vite-plugins/cut-fonts.ts";
import { filesFirst } from "./vite-plugins/files-first.ts";
import { firstLoad } from "./vite-plugins/first-load.ts";
import {
  giveOfflineFiles,
  offlineEnvironment,
  offlineFiles,
} from "./vite-plugins/offline-files.ts";
import { packFiles } from "./vite-plugins/pack-files.ts";

/** The upright latin face draws every first screen, so the browser hears of it before the style sheet. */
function preloadFirstFont(): Plugin {
  return {
    name: "preload-first-font",
    applyToEnvironment: ({ name }) => name === "client",
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
    applyToEnvironment: ({ name }) => name === "client",
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
  getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const iconList = /\/@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/;

/** The list of icons names all that there are; what a module needs of them are those that it names itself. */
function neededBy(id: string, modules: Modules): readonly string[] {
  const { importedIds = [], code = "" } = modules.getModuleInfo(id) ?? {};
  const list = importedIds.find((each) => iconList.test(each));
  if (list === undefined) return importedIds;
  const named = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;
  const icons = [...(code ?? "").matchAll(named)].flatMap(([, names = ""]) =>
    [...names.matchAll(/\bIcon\w+/g)].map(([name]) => join(list, "..", "icons", `${name}.mjs`)),
  );
  return [...importedIds.filter((each) => each !== list), ...icons];
}

/** Reached through a package's index, but of no use to a first page. */
const notHere = new RegExp(
  [
    "/zod/",
    "packages/(?!domain/|contract/src/(?:index|client|endpoint|shop-endpoints)\\.ts)",
    "domain/src/(?:countries|discounts|invoice-credit|parcels|permissions|postcodes|production|prices/(?!unit-price))",
    "query/build/modern/use(?:Queries|InfiniteQuery)\\.",
    "query-core/build/modern/(?:queries|infiniteQuery)Observer\\.",
  ].join("|"),
);

/** What a module needs at once, itself and all below it, as far as it belongs to a first page. */
function closure(start: string): (id: string, modules: Modules) => boolean {
  let found: Set<string> | null = null;
  return (id, modules) => {
    if (found === null) {
      const seen = new Set<string>();
      const visit = (each: string): void => {
        if (seen.has(each) || notHere.test(each)) return;
        seen.add(each);
        neededBy(each, modules).forEach(visit);
      };
      visit(join(import.meta.dirname, start));
      found = seen;
    }
    return found.has(id);
  };
}

const aboveThePage =
  /\/src\/(?:lib\/(?:navigation\/use-back-closes|as-line|media-query|use-is-(?:narrow|phone))|ui\/use-(?:near|pull))\.ts$/;

/**
 * One chunk for the frame and what cart and editor share, one for what the cart shows on top, one for the
 * editor. Without them every module that two pages share becomes a file of its own, sixty of them for the cart.
 */
function firstChunks() {
  const inFrame = closure("src/main.tsx");
  const inCart = closure("src/features/cart/CartPage.tsx");
  const inEditor = closure("src/features/configurator/Editor.tsx");
  const inOpening = closure("src/features/configurator/ConfiguratorPage.tsx");
  const inShared = closure("src/features/shared-view/SharedViewPage.tsx");
  function place(id: string, modules: Modules): string | null {
    // The till wants three lines of what prices the editor's kits.
    if (inFrame(id, modules) || id.endsWith("/prices/charged-unit.ts")) return "shop";
    const ofEditor = inEditor(id, modules) || inOpening(id, modules);
    if (inCart(id, modules)) {
      if (ofEditor) return "shop";
      // The cart's own files stay with it: other pages share its parts.
      return id.includes("/src/features/cart/") ? null : "parts";
    }
    // What shows a design to who only looks comes without what changes it.
    if (ofEditor && inShared(id, modules)) return "view";
    // Other pages show some of its icons.
    if (ofEditor && id.includes("/@tabler/icons-react/")) return "icons";
    return ofEditor && /\/src\/(?:editor|features\/configurator)\//.test(id) ? "editor" : null;
  }
  const chunks = ["shop", "parts", "view", "icons", "editor"].map((name, index) => ({
    name: (id: string, modules: Modules) => (place(id, modules) === name ? name : null),
    priority: 50 - 10 * index,
  }));
  return [
    // The size tables stand in a page of words too, which has no use for an editor.
    { name: "sizes", test: /packages\/garments\/src\/sizes\//, priority: 60 },
    ...chunks,
    // What dialogs of every page share with the editor's sheets: after the frame, before the editor.
    { name: "above", test: aboveThePage, priority: 15 },
  ];
}

/** What renders pages on the server: whole, so that it runs beside nothing but Node. */
const serverEnvironment: EnvironmentOptions = {
  consumer: "server",
  resolve: { noExternal: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    ssr: true,
    emitAssets: false,
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, "src/main-server.tsx"),
      output: {
        entryFileNames: "render.js",
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
};

async function buildAll(builder: ViteBuilder): Promise<void> {
  const { client, server, offline } = builder.environments;
  if (!client || !server || !offline) {
    throw new Error("A build is for browsers, for the server and for times without a network.");
  }
  await builder.build(client);
  offline.config.build.outDir = client.config.build.outDir;
  await builder.build(offline);
  server.config.build.outDir = join(client.config.build.outDir, "server");
  await builder.build(server);
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
    offlineFiles(),
    giveOfflineFiles(),
  ],
  resolve: {
    alias: {
      ...(await cutFonts()),
      // React has what this stands in for.
      "use-sync-external-store/shim/index.js": "react",
    },
  },
  server: { host: "127.0.0.1", proxy },
  preview: { host: "127.0.0.1", proxy },
  worker: { format: "es" },
  // One style sheet, which stands in the page: parts that named it would fetch it once more, and wait for it.
  build: { target: "es2023", assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
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
    },
    server: serverEnvironment,
    offline: offlineEnvironment,
  },
  // All in one go, the server's beside what browsers get: they belong together.
  builder: { buildApp: buildAll },
});
