import type { Connection, FieldDef, PoolClient, QueryResult, Submittable } from "pg";
import { prepareValue } from "pg/lib/utils.js";

/** A statement that its connection knows by name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What rows of a statement are made of, as its connection told when it learnt it. */
export type Columns = readonly {
  readonly name: string;
  readonly parse: (sent: string) => unknown;
}[];

/** How the rows of a statement's first answer are read on the connection that gave it. */
export function columnsOf(client: PoolClient, fields: readonly FieldDef[]): Columns {
  return fields.map(({ name, dataTypeID }) => ({
    name,
    parse: client.getTypeParser(dataTypeID, "text") as (sent: string) => unknown,
  }));
}

/**
 * Sends statements in one message and waits for one answer, that of the last: a way to PostgreSQL and back costs more
 * than most statements. The first that fails is what is thrown; those behind it are not run. What the rows look like is
 * not asked again: PostgreSQL refuses a statement whose columns are other ones by now.
 */
export function sendTogether(
  client: PoolClient,
  before: readonly NamedStatement[],
  last: NamedStatement,
  columns: Columns,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    client.query(
      new QueryBehind(before, last, columns, (error, answer) => {
        if (answer === undefined) reject(error ?? new Error("No answer came."));
        else resolve(answer);
      }),
    );
  });
}

export type Answer = Pick<QueryResult, "command" | "rowCount" | "rows">;
type Heard = (error: Error | undefined, answer: Answer | undefined) => void;
type Row = Record<string, unknown>;

/** The last of some statements, with the others before it; what the library calls as messages come in. */
export class QueryBehind implements Submittable {
  /** What is sent, for whoever counts. */
  readonly texts: readonly string[];
  readonly #sent: readonly NamedStatement[];
  readonly #columns: Columns;
  readonly #heard: Heard;
  readonly #rows: Row[] = [];
  #unanswered: number;
  #command = "";
  #rowCount: number | null = null;
  #unreadable: Error | undefined;

  constructor(
    before: readonly NamedStatement[],
    last: NamedStatement,
    columns: Columns,
    heard: Heard,
  ) {
    this.#sent = [...before, last];
    this.texts = this.#sent.map(({ text }) => text);
    this.#columns = columns;
    this.#unanswered = before.length;
    this.#heard = heard;
  }

  submit(connection: Connection): void {
    connection.stream.cork();
    try {
      for (const { name, values } of this.#sent) {
        connection.bind(
          { statement: name, values: values.map((value) => prepareValue(value)) },
          true,
        );
        connection.execute({}, true);
      }
    } catch (error) {
      // A value that cannot be sent. The answer to what was sent already must still come to an end.
      this.#unreadable = error as Error;
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#unanswered > 0 || this.#unreadable) return;
    try {
      const row: Row = {};
      for (const [at, { name, parse }] of this.#columns.entries()) {
        const sent = fields[at] ?? null;
        row[name] = sent === null ? null : parse(sent);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#unreadable = error as Error;
    }
  }

  /** `SELECT 3`, `UPDATE 1`, `INSERT 0 2`, `COMMIT`. */
  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.#unanswered > 0) {
      this.#unanswered -= 1;
      return;
    }
    const [command = "", ...counts] = text.split(" ");
    const count = counts.at(-1);
    this.#command = command;
    this.#rowCount = count === undefined ? null : Number(count);
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) return this.#heard(this.#unreadable, undefined);
    const [command, rowCount, rows] = [this.#command, this.#rowCount, this.#rows];
    this.#heard(undefined, { command, rowCount, rows });
  }

  handleError(error: Error): void {
    this.#heard(this.#unreadable ?? error, undefined);
  }
}
