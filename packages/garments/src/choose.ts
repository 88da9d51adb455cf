/** For each option of a product the values it may take, the default first. */
export type OptionTable = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One value for each option of the table. */
export type Choice<Table extends OptionTable> = {
  readonly [Option in keyof Table]: Table[Option][number];
};

/**
 * Completes what the customer chose with defaults. Options the draft does not know are left
 * aside; an unknown value of a known one throws `RangeError`.
 */
export function choose<Table extends OptionTable>(
  table: Table,
  chosen: Readonly<Record<string, string>>,
): Choice<Table> {
  const entries = Object.entries(table).map(([option, values]) => {
    const value = chosen[option] ?? values[0];
    if (!values.includes(value)) throw new RangeError(`${option} cannot be ${value}`);
    return [option, value];
  });
  return Object.fromEntries(entries) as Choice<Table>;
}
