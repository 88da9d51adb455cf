import type { Pool } from "pg";

/** Fills a shop with orders of some years, by SQL. The desks are told of changes again afterwards if `told`. */
export async function manyOrders(pool: Pool, count: number, told = false): Promise<void> {
  // One in fifty is open still, and of those each kind of waiting has its share; as in a shop of some years.
  await pool.query("alter table orders disable trigger orders_changed");
  await pool.query(`
    insert into customers (id, email, email_key, first_name, last_name, phone, language)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'rider' || n || '@bench.example',
      'rider' || n || '@bench.example', 'Rider' || n % 400,
      case when n % 20 = 0 then 'Møller ' else 'Van ' end || md5(n::text), '06' || to_char(n, 'FM00000000'), 'nl'
    from generate_series(1, ${count} / 4 + 1) n`);
  await pool.query(`
    insert into carts (id, customer_id, state)
    values ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000001', 'ordered')`);
  await pool.query(`
    insert into orders (id, order_number, customer_id, cart_id, status, language, payment_method, shipping_method,
      manual_check, proof_status, subtotal, discount, shipping, manual_check_amount, vat, total, tax,
      shipping_address, billing_address, contact, consents, labels, created_at, confirmed_at, due_on, held_at, held_reason)
    select ('01910000-' || lpad(to_hex(n >> 16), 4, '0') || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
      'HS-2025-' || to_char(n, 'FM999000000'),
      ('01900000-0000-7000-8000-' || lpad(to_hex(n % (${count} / 4) + 1), 12, '0'))::uuid,
      '01900000-0000-7000-9000-000000000001',
      case when n % 50 > 0 then 'completed' when n % 100 = 0 then 'processing' else 'confirmed' end,
      'nl', 'invoice', 'standard', n % 150 = 0,
      case when n % 300 = 150 then 'awaiting_designer' when n % 300 = 0 then 'awaiting_customer' else 'not_requested' end,
      n % 90000, 0, 0, 0, 0, n % 90000, '{}',
      jsonb_build_object('city', 'Town' || md5((n % 5000)::text), 'country', 'nl'), '{}', jsonb_build_object('phone', '+31 6 ' || to_char(n, 'FM00000000')), '[]', '{}',
      now() - n * interval '1 minute', now() - n * interval '1 minute', (now() - (n % 40 - 20) * interval '1 day')::date,
      case when n % 1000 = 50 then now() end, case when n % 1000 = 50 then 'wait' end
    from generate_series(1, ${count}) n`);
  await pool.query(`
    insert into order_designs (order_id, design_id, set_id, name, document, document_hash, has_pixel_images, choices)
    select id, id, id, 'Kit', '{}', md5(id::text), false, '{}' from orders`);
  await pool.query(`
    insert into order_lines (id, order_id, position, design_id, product, quantity, unit_price, properties, rider_name)
    select gen_random_uuid(), id, line, id, 'jersey', 1, 100, '{}', upper(md5(order_number || line))
    from orders cross join generate_series(1, 2) line`);
  await pool.query(`
    insert into parcels (id, order_id, number, carrier, carrier_name, tracking_number, sent_at)
    select gen_random_uuid(), id, 1, 'postnl', 'PostNL', '3S' || upper(md5(order_number)), now()
    from orders where status = 'completed'`);
  // As autovacuum leaves a shop of some years: sums are read from indexes where the pages are known to be seen by all.
  await pool.query("vacuum analyze");
  // What filling left to be written is no part of what is measured.
  await pool.query("checkpoint");
  if (told) await pool.query("alter table orders enable trigger orders_changed");
}
