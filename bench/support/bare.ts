/** The one question that the bare server asks. */
export const BARE_SELECT = "select id, name, quantity, made_at from bare_rows where id = $1";

/** A table as plain as one can be, and a row to ask for. */
export const BARE_TABLE = `
  create table bare_rows (id uuid primary key, name text not null, quantity integer not null, made_at timestamptz not null);
  insert into bare_rows select gen_random_uuid(), 'row ' || n, n, now() from generate_series(1, 10000) n;
  analyze bare_rows`;
