import { parseSync } from "oxc-parser";
import { isTest } from "./source-files.ts";
import { lineFinder, walk } from "./syntax-tree.ts";

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
    // Under one name it is that name which is listed.
    if (node.type === "ExportAllDeclaration" && !node.exported)
      starExports.push(lineAt(node.start));
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

/** The value below which the given share of the numbers lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
