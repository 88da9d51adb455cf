import { parseSync } from "oxc-parser";
import { productIds } from "@holeshot/domain";
import { isTest, programFolders, readText, sourcesUnder } from "../lib/source-files.ts";

/** Where products may be named: their own folders, the lists that hold them, tests, and words people use. */
const allowed: readonly RegExp[] = [
  /^packages\/domain\/src\/ids\.ts$/,
  /^packages\/garments\/src\/products\//,
  /^atelier\/src\/products\.ts$/,
  new RegExp(`^atelier/src/(?:${productIds.join("|")})/`),
  /^(?:tests|bench)\//,
  /^packages\/[^/]+\/testing\//,
  /-oracle\.ts$/,
  /-words\.data\.ts$/,
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly name?: string;
  readonly computed?: boolean;
  readonly key?: Node;
  readonly property?: Node;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** Places that know a product by its name: everything else asks `productFacts`. */
export function checkProducts(root: string, ids: readonly string[] = productIds): string[] {
  return sourcesUnder(root, programFolders)
    .filter((path) => !isTest(path) && !allowed.some((where) => where.test(path)))
    .flatMap((path) => namedIn(path, readText(root, path), new Set(ids)));
}

function namedIn(path: string, source: string, ids: ReadonlySet<string>): string[] {
  // To parse is what costs: nine files in ten hold none of the words.
  if (![...ids].some((id) => source.includes(id))) return [];
  const problems: string[] = [];
  const visit = (node: Node): void => {
    const found = nameOf(node);
    if (found !== null && ids.has(found)) {
      const line = source.slice(0, node.start).split("\n").length;
      problems.push(`${path}:${line} names the product “${found}”: ask its facts`);
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child === "object" && child !== null && "type" in child) visit(child as Node);
      }
    }
  };
  visit(parseSync(path, source).program);
  return problems;
}

/** What a node names: a whole string, a key of an object or a type, a property that is asked for. */
function nameOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "TemplateLiteral") {
    const [only] = node.quasis ?? [];
    return node.quasis?.length === 1 ? (only?.value.cooked ?? null) : null;
  }
  const named = node.type === "MemberExpression" ? node.property : keyOf(node);
  return named?.type === "Identifier" && !node.computed ? (named.name ?? null) : null;
}

function keyOf(node: Node): Node | undefined {
  return node.type === "Property" || node.type === "TSPropertySignature" ? node.key : undefined;
}
