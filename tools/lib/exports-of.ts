import { parseSync } from "oxc-parser";
import { dirname, join, posix } from "node:path";
import { existsSync, readFileSync } from "node:fs";

/** One name that a package gives out, where it is declared and whether a doc comment stands before it. */
export interface PublicName {
  readonly name: string;
  readonly file: string;
  readonly documented: boolean;
}

/** The names that an index.ts lists, followed to the file that declares each. */
export function publicNames(root: string, index: string): PublicName[] {
  if (!existsSync(join(root, index))) return [];
  const source = readFileSync(join(root, index), "utf8");
  const names: PublicName[] = [];
  const own = documentedNames(index, source);
  for (const { entries } of parseSync(index, source).module.staticExports) {
    for (const { moduleRequest, importName, exportName } of entries) {
      const name = exportName.name;
      if (name === null) continue;
      if (moduleRequest === null) {
        names.push({ name, file: index, documented: own.has(name) });
        continue;
      }
      if (!moduleRequest.value.startsWith(".")) continue;
      const file = posix.join(dirname(index), moduleRequest.value);
      const documented = isDocumented(root, file, importName.name ?? name, new Set());
      names.push({ name, file, documented });
    }
  }
  return names;
}

function isDocumented(root: string, file: string, name: string, seen: Set<string>): boolean {
  if (seen.has(file) || !existsSync(join(root, file))) return false;
  seen.add(file);
  const source = readFileSync(join(root, file), "utf8");
  if (documentedNames(file, source).has(name)) return true;
  for (const { entries } of parseSync(file, source).module.staticExports) {
    for (const { moduleRequest, importName, exportName } of entries) {
      if (exportName.name !== name || moduleRequest === null) continue;
      const next = posix.join(dirname(file), moduleRequest.value);
      return isDocumented(root, next, importName.name ?? name, seen);
    }
  }
  return false;
}

interface Declaration {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly declaration?: {
    readonly id?: { readonly name: string };
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[];
  } | null;
}

/** Names whose export follows a doc comment with nothing between, or carries a summary. */
function documentedNames(file: string, source: string): Set<string> {
  const { program, comments } = parseSync(file, source);
  const docEnds = comments
    .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
    .map(({ end }) => end);
  const names = new Set<string>();
  for (const node of program.body as unknown as Declaration[]) {
    if (node.type !== "ExportNamedDeclaration" || !node.declaration) continue;
    const follows = docEnds.some(
      (end) => end <= node.start && /^\s*(\/\/[^\n]*\s*)*$/.test(source.slice(end, node.start)),
    );
    // A route tells what it is for in its summary, which the published contract shows.
    const summarised = /\bsummary:\s*["'`]/.test(source.slice(node.start, node.end));
    if (!follows && !summarised) continue;
    const { id, declarations = [] } = node.declaration;
    if (id) names.add(id.name);
    for (const {
      id: { name },
    } of declarations)
      if (name) names.add(name);
  }
  return names;
}
