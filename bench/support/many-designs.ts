import type { Pool } from "pg";

/**
 * Fills a shop with designs, by SQL, and returns the owner's group: other customers copied from the owner, designs spread
 * over them. Lists never read a document, so it is short.
 */
export async function manyDesigns(
  pool: Pool,
  {
    owner,
    own,
    inAll,
    others,
    drawing = null,
  }: {
    readonly owner: string;
    /** Designs of the owner. */
    readonly own: number;
    readonly inAll: number;
    /** Customers beside the owner. */
    readonly others: number;
    /** How their pictures were drawn, where that matters. */
    readonly drawing?: string | null;
  },
): Promise<string> {
  const { rows: columns } = await pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'customers' and column_name not in ('id', 'email', 'email_key') and is_generated = 'NEVER'",
  );
  const same = columns.map(({ column_name }) => `"${column_name}"`).join(", ");
  await pool.query(
    `insert into customers (id, email, email_key, ${same}) select gen_random_uuid(), 'racer' || n || '@bench.example', 'racer' || n || '@bench.example', ${same}
     from customers, generate_series(1, ${others}) n where customers.id = '${owner}'`,
  );
  await pool.query("set synchronous_commit = off");
  const group = "01934a5e-0000-7000-8000-000000000001";
  await pool.query(
    "insert into design_groups (id, owner_id, name) values ($1, $2, 'Club') on conflict do nothing",
    [group, owner],
  );
  await pool.query(`
    insert into designs (id, set_id, owner_id, group_id, name, document, document_hash, made_by, has_pixel_images, cover, created_at, updated_at)
    select gen_random_uuid(), '01934a5e-6c00-7a10-8c01-5d1f0e2b9a01', '${owner}', case when n % 5 = 0 then '${group}'::uuid end,
      (array['Lierop','Duinpan','Silkeborg','Valkenswaard','Namur','Teutschenthal','Ernée'])[1 + n % 7] || ' ' || n,
      repeat('{"schema":1}', 40), md5(n::text), case when n % 40 = 0 then 'staff' else 'customer' end, n % 3 = 0, 'jersey/back',
      now() - (n % 900) * interval '1 hour', now() - (n % 700) * interval '1 minute'
    from generate_series(1, ${own}) n`);
  await pool.query(
    "create temporary table riders as select id, row_number() over () as at from customers where email_key like 'racer%'",
  );
  await pool.query(`
    insert into designs (id, set_id, owner_id, name, document, document_hash, has_pixel_images, cover, created_at, updated_at)
    select gen_random_uuid(), '01934a5e-6c00-7a10-8c01-5d1f0e2b9a01', riders.id, 'Design ' || n, repeat('{"schema":1}', 40),
      md5((n * ${others} + riders.at)::text), false, 'jersey/back', now() - n * interval '1 hour', now() - n * interval '1 minute'
    from riders cross join generate_series(1, ${Math.ceil((inAll - own) / others)}) n`);
  await pool.query(
    "insert into pictures (document_hash, set_id, document, state, drawing) select distinct document_hash, set_id, '{}', 'done', $1 from designs on conflict do nothing",
    [drawing],
  );
  await pool.query("analyze");
  return group;
}
