import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EnvironmentOptions, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const folder = join(import.meta.dirname, "..");
const list = join(folder, ".cache", "offline-files.json");

/** Pages that nobody needs without a network, and all that only they load. */
const leftOut = /\/features\/(?:desk|internal|checkout|orders?|payment|pay-link|proof)\//;
/** The face of the first screen; what else is written in comes when it is used. */
const firstFace = /archivo-latin-standard-normal.*\.woff2$/;

/** Writes down which files the service worker keeps before they are asked for: what the editor and the way to it load. */
export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    generateBundle(_options, bundle) {
      const others = Object.keys(bundle).filter(
        (name) => name.endsWith(".css") || firstFace.test(name),
      );
      mkdirSync(join(folder, ".cache"), { recursive: true });
      writeFileSync(list, JSON.stringify([...reached(bundle), ...others].toSorted()));
    },
  };
}

/** All scripts that the entry may ever load, but for pages that are left out. */
function reached(bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const output = bundle[name];
    if (output?.type !== "chunk" || found.has(name)) return;
    if (leftOut.test(output.facadeModuleId ?? "")) return;
    found.add(name);
    output.imports.forEach(visit);
    output.dynamicImports.forEach(visit);
  };
  for (const output of Object.values(bundle)) {
    // Workers are chunks of builds of their own, and files to this one.
    if (output.type === "asset" && /-worker-.*\.js$/.test(output.fileName)) {
      found.add(output.fileName);
    }
    if (output.type === "chunk" && output.isEntry) visit(output.fileName);
  }
  return found;
}

/** The service worker is one file under one name, built last: it names files of the browsers' build. */
export const offlineEnvironment: EnvironmentOptions = {
  consumer: "client",
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(folder, "src", "service-worker", "main.ts"),
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
};

/** Gives the service worker the list. */
export function giveOfflineFiles(): Plugin {
  return {
    name: "give-offline-files",
    applyToEnvironment: ({ name }) => name === "offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler({ dir = "" }, bundle) {
        const script = bundle["sw.js"];
        if (script?.type !== "chunk" || !script.code.includes("BUILT_FILES")) {
          throw new Error("The service worker does not take the list of files.");
        }
        const files = JSON.stringify(keptFiles(dir));
        script.code = script.code.replace("BUILT_FILES", () => files);
      },
    },
  };
}

/** What is kept from the start: by address, and by its revision where its name does not tell its content. */
function keptFiles(dist: string): readonly { readonly url: string; readonly revision?: string }[] {
  // The entry of a page is left out of what is written when nothing but its parts remains of it.
  const names = (JSON.parse(readFileSync(list, "utf8")) as readonly string[]).filter((name) =>
    existsSync(join(dist, name)),
  );
  const page = createHash("sha256").update(readFileSync(join(dist, "index.html")));
  const revision = page.digest("hex").slice(0, 16);
  return [{ url: "/offline.html", revision }, ...names.map((name) => ({ url: `/${name}` }))];
}
