import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./database.ts";

/** Stands for a value while a statement is put together. */
class Slot {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

type Statement<Given extends readonly unknown[], Row> = (
  db: Db,
  ...given: Given
) => Compilable<Row>;

/**
 * A statement that is put together at its first use, and later only given its values: for those that each request
 * sends, where putting them together costs more than sending them. A value may stand where one is compared or written;
 * what the statement says must not depend on it.
 */
export function compileOnce<Given extends readonly unknown[], Row>(
  build: Statement<Given, Row>,
): (db: Db, ...given: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...given) => {
    compiled ??= build(db, ...(given.map((_, at) => new Slot(at)) as unknown as Given)).compile();
    const parameters = compiled.parameters.map((value) =>
      value instanceof Slot ? given[value.at] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
