import { parseSync } from "oxc-parser";

/** What a source says in strings: whole literals, templates as patterns, and the literal keys it translates. */
export interface StringUses {
  readonly literals: ReadonlySet<string>;
  /** A template such as `state.${name}` as a pattern over whole strings. */
  readonly patterns: readonly RegExp[];
  /** Literal first arguments of `t(…)` and `translate(…)`, with their lines. */
  readonly translated: readonly { key: string; line: number }[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly callee?: { readonly name?: string; readonly property?: { readonly name?: string } };
  readonly arguments?: readonly Node[];
}

const translators = new Set(["t", "translate"]);

export function stringUses(path: string, source: string): StringUses {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const translated: { key: string; line: number }[] = [];
  const visit = (node: Node): void => {
    if (node.type === "Literal" && typeof node.value === "string") literals.add(node.value);
    if (node.type === "TemplateLiteral" && node.quasis) {
      const parts = node.quasis.map(({ value }) => value.cooked);
      const [only] = parts;
      if (parts.length === 1 && only !== undefined) literals.add(only);
      // A template without any fixed text would match every key and prove nothing.
      else if (parts.some((part) => part.length > 1)) {
        patterns.push(new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`));
      }
    }
    const [first] = node.arguments ?? [];
    const callee = node.callee?.name ?? node.callee?.property?.name ?? "";
    if (translators.has(callee) && first?.type === "Literal" && typeof first.value === "string") {
      const line = source.slice(0, first.start).split("\n").length;
      translated.push({ key: first.value, line });
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child === "object" && child !== null && "type" in child) visit(child as Node);
      }
    }
  };
  visit(parseSync(path, source).program);
  return { literals, patterns, translated };
}
