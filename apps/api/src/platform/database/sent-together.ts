import { type Connection, type PoolClient, Query, type QueryResult } from "pg";
import { prepareValue } from "pg/lib/utils.js";

declare module "pg" {
  interface Query {
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: Connection): void;
  }
}

/** A statement that its connection knows by name already. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Sends statements in one message and waits for one answer, that of the last: a way to PostgreSQL and back costs more
 * than most statements. The first that fails is what is thrown; those behind it are not run.
 */
export function sendTogether(
  client: PoolClient,
  before: readonly NamedStatement[],
  last: NamedStatement,
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new QueryBehind(before, last, (error, result) => {
        if (error) reject(error);
        else resolve(result as QueryResult);
      }),
    );
  });
}

type Heard = (error: Error | undefined, result: unknown) => void;

/** The last of some statements, with the others before it. */
export class QueryBehind extends Query {
  /** What is sent, for whoever counts. */
  readonly texts: readonly string[];
  readonly #before: readonly NamedStatement[];
  #unanswered: number;

  constructor(before: readonly NamedStatement[], last: NamedStatement, heard: Heard) {
    super({ ...last, values: [...last.values] }, heard);
    this.texts = [...before, last].map(({ text }) => text);
    this.#before = before;
    this.#unanswered = before.length;
    // The library declares it as a member of each query, so that a method here would be covered.
    const { submit } = this;
    this.submit = (connection) => {
      connection.stream.cork();
      try {
        for (const each of this.#before) begin(connection, each);
        return submit.call(this, connection);
      } catch (error) {
        // A value that cannot be sent. The answer to what was sent already must still come to an end.
        connection.sync();
        heard(error as Error, undefined);
      } finally {
        connection.stream.uncork();
      }
    };
  }

  override handleDataRow(message: unknown): void {
    if (this.#unanswered === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#unanswered === 0) super.handleCommandComplete(message, connection);
    else this.#unanswered -= 1;
  }
}

/** Without the word that asks for an answer, which follows the last. */
function begin(connection: Connection, { name, values }: NamedStatement): void {
  connection.bind({ statement: name, values: values.map((value) => prepareValue(value)) }, true);
  connection.execute({}, true);
}
