import { parseSync } from "oxc-parser";
import { isTest, readText, sourcesUnder } from "../lib/source-files.ts";
import type { Node } from "../lib/syntax-tree.ts";
import { lineFinder, walk } from "../lib/syntax-tree.ts";

const list = "packages/design/src/layers/kinds.ts";
const guide = "docs/how-to/add-a-layer-kind.md";
const folders = ["packages", "apps", "tools"];

/** What some files speak of that has a `kind` of its own, with words that layers have too. */
const otherKinds: Readonly<Record<string, readonly string[]>> = { SceneItem: ["image"] };
const layerTypes = /^(?:\w*Layer|LayerOf|DesignDocument|ProductDesign)$/;

/** Places outside a kind's own folder that ask whether a layer is of that kind, instead of asking a record of kinds. */
export function checkLayerKinds(root: string): string[] {
  const kinds = kindsIn(readText(root, list));
  if (kinds.length === 0) return [`${list} lists no kind`];
  return sourcesUnder(root, folders)
    .filter((path) => !isTest(path))
    .flatMap((path) => {
      const home = kinds.find((kind) => path.includes(`/layers/${kind}/`));
      return comparisonsIn(path, readText(root, path), kinds)
        .filter(({ kind }) => kind !== home)
        .map(
          ({ line, kind }) =>
            `${path}:${line} asks whether a layer is of kind ${kind}: let each kind answer (${guide})`,
        );
    });
}

/** The keys of `layerShapes`. */
function kindsIn(source: string): string[] {
  const { program } = parseSync(list, source);
  const kinds: string[] = [];
  walk(program, null, (node, parent) => {
    if (parent?.type !== "VariableDeclarator" || parent.id?.name !== "layerShapes") return;
    const shapes = within(node);
    if (shapes.type !== "ObjectExpression") return;
    for (const each of children(shapes, "properties")) {
      if (each.key?.name !== undefined) kinds.push(each.key.name);
    }
  });
  return kinds;
}

interface Comparison {
  readonly line: number;
  readonly kind: string;
}

/** Comparisons of a `kind`, or of a name that was given one, with the name of a kind of layer. */
function comparisonsIn(path: string, source: string, kinds: readonly string[]): Comparison[] {
  if (!/\bkind\b/.test(source)) return [];
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  const lineAt = lineFinder(source);
  const others = otherWords(program);
  const names = namesOfKind(program);
  const isKind = (node: Node | undefined) => node !== undefined && asksKind(within(node), names);
  const found: Comparison[] = [];
  const tell = (node: Node, words: readonly (Node | undefined)[]) => {
    for (const kind of words.map(textOf)) {
      if (kind === undefined || !kinds.includes(kind) || others.has(kind)) continue;
      found.push({ line: lineAt(node.start), kind });
    }
  };
  walk(program, null, (node) => {
    if (node.type === "BinaryExpression" && /^[!=]==?$/.test(String(field(node, "operator")))) {
      const [left, right] = [child(node, "left"), child(node, "right")];
      if (isKind(left)) tell(node, [right]);
      else if (isKind(right)) tell(node, [left]);
    }
    if (node.type === "SwitchStatement" && isKind(child(node, "discriminant"))) {
      for (const each of children(node, "cases")) tell(each, [child(each, "test")]);
    }
    if (node.type === "CallExpression" && children(node, "arguments").some(isKind)) {
      const asked = child(node, "callee");
      const listed = asked && child(asked, "object");
      if (listed) walk(listed, null, (word) => tell(node, [word]));
    }
  });
  return found;
}

/** Words that mean something else in a file that speaks of other things with a kind, and not of layers. */
function otherWords(program: Node): Set<string> {
  const names: string[] = [];
  walk(program, null, (node) => {
    if (node.type !== "ImportSpecifier") return;
    const imported = child(node, "imported");
    const name = imported && field(imported, "name");
    if (typeof name === "string") names.push(name);
  });
  if (names.some((name) => layerTypes.test(name) && name !== "SceneLayer")) return new Set();
  return new Set(names.flatMap((name) => otherKinds[name] ?? []));
}

/** `kind`, and whatever a file calls the kind of something: `const own = layer.kind`, `{ kind: own }`. */
function namesOfKind(program: Node): Set<string> {
  const names = new Set(["kind"]);
  walk(program, null, (node, parent) => {
    const value = child(node, node.type === "VariableDeclarator" ? "init" : "value");
    if (node.type === "VariableDeclarator" && value && asksKind(within(value), new Set())) {
      if (node.id?.name !== undefined) names.add(node.id.name);
    }
    if (node.type === "Property" && parent?.type === "ObjectPattern" && node.key?.name === "kind") {
      const name = value && field(value, "name");
      if (typeof name === "string") names.add(name);
    }
  });
  return names;
}

function asksKind(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type === "Identifier") return names.has(String(field(node, "name")));
  if (node.type !== "MemberExpression") return false;
  const property = child(node, "property");
  return property !== undefined && (field(property, "name") ?? textOf(property)) === "kind";
}

/** Without brackets, `?.`, `!` and `as`. */
function within(node: Node): Node {
  const inner = child(node, "expression");
  return inner ? within(inner) : node;
}

function textOf(node: Node | undefined): string | undefined {
  const value = node?.type === "Literal" ? field(node, "value") : undefined;
  return typeof value === "string" ? value : undefined;
}

function field(node: Node, name: string): unknown {
  return (node as unknown as Readonly<Record<string, unknown>>)[name];
}

function child(node: Node, name: string): Node | undefined {
  const value = field(node, name);
  return typeof value === "object" && value !== null && "type" in value
    ? (value as Node)
    : undefined;
}

function children(node: Node, name: string): Node[] {
  const value = field(node, name);
  return Array.isArray(value) ? (value as Node[]) : [];
}
