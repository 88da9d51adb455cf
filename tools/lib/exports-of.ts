import { type ParseResult, parseSync } from "oxc-parser";
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
  const read = reader(root);
  const known = read(index);
  if (known === null) return [];
  const names: PublicName[] = [];
  const own = known.documented;
  for (const { entries } of known.exports) {
    for (const { moduleRequest, importName, exportName } of entries) {
      const name = exportName.name;
      if (name === null) continue;
      if (moduleRequest === null) {
        names.push({ name, file: index, documented: own.has(name) });
        continue;
      }
      if (!moduleRequest.value.startsWith(".")) continue;
      const file = posix.join(dirname(index), moduleRequest.value);
      const documented = isDocumented(read, file, importName.name ?? name, new Set());
      names.push({ name, file, documented });
    }
  }
  return names;
}

/** What is read of a file, once for all names that it declares; null where there is none. */
type Read = (file: string) => {
  readonly documented: ReadonlySet<string>;
  readonly exports: ParseResult["module"]["staticExports"];
} | null;

function reader(root: string): Read {
  const known = new Map<string, ReturnType<Read>>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const path = join(root, file);
    const source = existsSync(path) ? readFileSync(path, "utf8") : null;
    const parsed = source === null ? null : parseSync(file, source);
    const found =
      parsed === null || source === null
        ? null
        : { documented: documentedNames(parsed, source), exports: parsed.module.staticExports };
    known.set(file, found);
    return found;
  };
}

function isDocumented(read: Read, file: string, name: string, seen: Set<string>): boolean {
  const known = read(file);
  if (known === null || seen.has(file)) return false;
  seen.add(file);
  if (known.documented.has(name)) return true;
  for (const { entries } of known.exports) {
    for (const { moduleRequest, importName, exportName } of entries) {
      if (exportName.name !== name || moduleRequest === null) continue;
      const next = posix.join(dirname(file), moduleRequest.value);
      return isDocumented(read, next, importName.name ?? name, seen);
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
function documentedNames({ program, comments }: ParseResult, source: string): Set<string> {
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
