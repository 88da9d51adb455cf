import { parseSync } from "oxc-parser";
import { isTest } from "./source-files.ts";

/** What the house counts in one source file. */
export interface Measure {
  readonly path: string;
  readonly lines: number;
  readonly functions: readonly { name: string; line: number; lines: number }[];
  /** Lines that say `any` as a type. */
  readonly anys: readonly number[];
  /** Lint rules switched off: where, and whether a reason follows `--`. */
  readonly disables: readonly { line: number; reasoned: boolean }[];
  /** Lines with `export *`. */
  readonly starExports: readonly number[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

const functionTypes = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);

/** Parses one file and counts. Throws on a syntax error. */
export function measure(path: string, source: string): Measure {
  const { program, comments, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  const lineAt = lineFinder(source);
  const functions: { name: string; line: number; lines: number }[] = [];
  const anys: number[] = [];
  const starExports: number[] = [];

  walk(program, null, (node, parent) => {
    if (node.type === "TSAnyKeyword") anys.push(lineAt(node.start));
    if (node.type === "ExportAllDeclaration") starExports.push(lineAt(node.start));
    if (!functionTypes.has(node.type) || isTest(path)) return;
    const name = node.id?.name ?? parent?.id?.name ?? parent?.key?.name ?? "a function";
    const line = lineAt(node.start);
    functions.push({ name, line, lines: lineAt(node.end) - line + 1 });
  });

  const disables = comments
    // A type test says what must not compile.
    .filter(({ value }) => !(isTest(path) && /^\s*@ts-expect-error/.test(value)))
    .filter(({ value }) =>
      /^\s*(eslint|oxlint)-disable|^\s*@ts-(ignore|expect-error|nocheck)/.test(value),
    )
    .map(({ value, start }) => ({
      line: lineAt(start),
      reasoned: /--\s*\S{3}|@ts-expect-error\s+\S{3}/.test(value),
    }));
  const lines = source === "" ? 0 : source.split("\n").length - (source.endsWith("\n") ? 1 : 0);
  return { path, lines, functions, anys, disables, starExports };
}

function lineFinder(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1))
    starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

function walk(
  node: Node,
  parent: Node | null,
  visit: (node: Node, parent: Node | null) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null && "type" in child)
        walk(child as Node, node, visit);
    }
  }
}

/** The value below which the given share of the numbers lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
