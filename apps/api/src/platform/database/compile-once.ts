import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./database.ts";
import { LATER } from "./naming-pool.ts";
import type { Tx } from "./transaction.ts";

/** Stands for a value while a statement is put together. */
class Slot {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

type Statement<Handle, Given extends readonly unknown[], Row> = (
  db: Handle,
  ...given: Given
) => Compilable<Row>;

/**
 * A statement that reads, put together at its first use, and later only given its values: for those that each request
 * sends, where putting them together costs more than sending them. A value may stand where one is compared or written;
 * what the statement says must not depend on it.
 */
export function compileOnce<Given extends readonly unknown[], Row>(
  build: Statement<Db, Given, Row>,
): (db: Db, ...given: Given) => Promise<Row[]> {
  return kept(build);
}

/** The same for a statement that writes: it is only sent in a transaction. */
export function compileWriteOnce<Given extends readonly unknown[], Row>(
  build: Statement<Tx, Given, Row>,
): (tx: Tx, ...given: Given) => Promise<Row[]> {
  return kept(build);
}

/** The same for one that nobody waits for: it goes with the next statement or with the commit (`Tx.later`). */
export function compileLaterOnce<Given extends readonly unknown[]>(
  build: Statement<Tx, Given, unknown>,
): (tx: Tx, ...given: Given) => Promise<void> {
  const send = kept(build, LATER);
  return async (tx, ...given) => void (await send(tx, ...given));
}

function kept<Handle extends Db, Given extends readonly unknown[], Row>(
  build: Statement<Handle, Given, Row>,
  prefix = "",
): (db: Handle, ...given: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...given) => {
    compiled ??= prefixed(
      build(db, ...(given.map((_, at) => new Slot(at)) as unknown as Given)).compile(),
      prefix,
    );
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? given[value.at] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

function prefixed<Row>(query: CompiledQuery<Row>, prefix: string): CompiledQuery<Row> {
  return { ...query, sql: prefix + query.sql };
}
