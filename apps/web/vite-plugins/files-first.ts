import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** `import("./part-1a2b.js")` as the bundler writes it. */
const dynamicImport = /\bimport\(\s*(["'`])\.\/([\w.-]+\.js)\1\s*\)/g;

/**
 * Fetches the files of a part before it is imported. A browser remembers a module that did not come for as
 * long as the page lives, so that no second `import` ever helps; a file may be fetched until it is here, and
 * the import finds it in the cache. See `lib/lazy/files-first.ts`.
 */
export function filesFirst(): Plugin {
  return {
    name: "files-first",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== "chunk") continue;
          const here = closure(output.fileName, bundle);
          output.code = output.code.replaceAll(dynamicImport, (text, _quote, name: string) => {
            const file = `assets/${name}`;
            if (!(file in bundle)) return text;
            const missing = [...closure(file, bundle)].filter((each) => !here.has(each));
            const list = JSON.stringify(missing.map((each) => `/${each}`));
            return `globalThis.filesFirst(${list},()=>${text})`;
          });
        }
      },
    },
  };
}

/** A chunk and all that it needs at once. */
export function closure(file: string, bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: string): void => {
    const output = bundle[each];
    if (found.has(each) || output?.type !== "chunk") return;
    found.add(each);
    output.imports.forEach(visit);
  };
  visit(file);
  return found;
}
