import * as z from "zod/mini";

/**
 * The name of what waits in the database until the one handler of that name takes it, and the shape it has: jobs of a
 * queue, mails of a kind. Whoever puts something in and whoever takes it out go by the same one.
 */
export interface Declared<Body extends object> {
  readonly name: string;
  /** What was stored, as what it has to be. @throws Error that names the field. */
  read(stored: unknown): Body;
}

/** The shape that a declaration stands for. */
export type BodyOf<Name> = Name extends Declared<infer Body> ? Body : never;

/** Declares names of one sort, each once, and proves that each has its handler. */
export interface Declarations {
  readonly declare: <Body extends object>(
    name: string,
    body: z.ZodMiniType<Body>,
  ) => Declared<Body>;
  /** @throws Error that names what nobody handles, or more than one. */
  readonly prove: (handled: readonly string[]) => void;
}

/** @param sort what the names stand for, as errors call it. */
export function declarations(sort: string): Declarations {
  const names = new Set<string>();
  return {
    declare: (name, body) => {
      if (names.has(name)) throw new Error(`The ${sort} ${name} is declared twice.`);
      names.add(name);
      return { name, read: (stored) => read(`${sort} ${name}`, body, stored) };
    },
    prove: (handled) => {
      for (const name of names) {
        const handlers = handled.filter((each) => each === name).length;
        if (handlers !== 1) throw new Error(`The ${sort} ${name} has ${handlers} handlers.`);
      }
      const stray = handled.find((name) => !names.has(name));
      if (stray !== undefined) throw new Error(`The ${sort} ${stray} is not declared.`);
    },
  };
}

function read<Body extends object>(what: string, body: z.ZodMiniType<Body>, stored: unknown): Body {
  const result = z.safeParse(body, stored);
  if (result.success) return result.data;
  // Fields and rules only: what is stored may be personal.
  const faults = result.error.issues.map(({ path, code }) => `${path.join(".")} (${code})`);
  throw new Error(`What is stored for the ${what} cannot be read: ${faults.join(", ")}`);
}
