import { hash } from "node:crypto";

/**
 * Names of statements that come again and again. PostgreSQL parses and plans a named one once a connection, and is told
 * nothing but the name and the values after that.
 */
export interface StatementNames {
  /** The name of a statement that has come often enough; equal texts have equal names, in every process. */
  of(text: string): string | undefined;
  /** Gives all of them new names: what connections keep under the old ones is asked for no more. */
  renew(): void;
}

/** Each connection keeps every statement that has a name, here and in PostgreSQL: some 20 kB. */
const MOST_NAMES = 250;
/** What comes less often than this, such as lists of another length each time, needs no name. */
const OFTEN = 5;
/** Texts that are counted and have no name yet. */
const MOST_COUNTED = 2000;
const LONGEST_TEXT = 6000;

export function statementNames(most = MOST_NAMES): StatementNames {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  let generation = 0;

  function nameOnceOften(text: string): string | undefined {
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (seen.size >= MOST_COUNTED) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `s${generation}_${hash("sha256", text, "base64url").slice(0, 22)}`;
    names.set(text, name);
    return name;
  }

  return {
    of: (text) => {
      const name = names.get(text);
      if (name !== undefined) return name;
      return text.length > LONGEST_TEXT || names.size >= most ? undefined : nameOnceOften(text);
    },
    renew: () => {
      generation += 1;
      names.clear();
    },
  };
}
