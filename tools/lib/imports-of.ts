import { parseSync } from "oxc-parser";

/** One import of a file, whatever its form: static, re-export, dynamic or `import("…")` in a type. */
export interface Import {
  readonly from: string;
  readonly line: number;
}

/** Every module that a source names, types included, in order. Throws on a syntax error. */
export function importsOf(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  const found: { from: string; at: number }[] = [];
  for (const item of module.staticImports) {
    found.push({ from: item.moduleRequest.value, at: item.start });
  }
  for (const item of module.staticExports) {
    for (const { moduleRequest } of item.entries) {
      if (moduleRequest) found.push({ from: moduleRequest.value, at: item.start });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text);
    if (literal?.[1] !== undefined) found.push({ from: literal[1], at: moduleRequest.start });
  }
  for (const match of source.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)) {
    const from = match[1];
    if (from !== undefined) found.push({ from, at: match.index });
  }
  const seen = new Set<string>();
  return found
    .filter(({ from }) => !seen.has(from) && seen.add(from))
    .map(({ from, at }) => ({ from, line: source.slice(0, at).split("\n").length }));
}
