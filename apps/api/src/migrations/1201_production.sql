-- Each garment on its way through the workshop: one row a garment, made when its order is taken into production.
create table production_units (
  id uuid primary key,
  order_id uuid not null references orders (id),
  line_id uuid not null references order_lines (id),
  -- The first, second … of its line.
  copy integer not null check (copy > 0),
  stage text not null
    check (stage in ('art', 'proof', 'print', 'press', 'cut', 'sew', 'check', 'packed')),
  -- Since when it stands there.
  since timestamptz not null,
  -- Why it does not go on; null while it may.
  blocked_reason text,
  unique (line_id, copy)
);
create index production_units_stage on production_units (stage, id);
create index production_units_order on production_units (order_id);

-- What was being made already stands at the first machine. Ids are version 7 of UUID, as the program makes them.
insert into production_units (id, order_id, line_id, copy, stage, since)
select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(line.id || copy::text), 1, 3) || '8' || substr(md5(copy || line.id::text), 1, 15))::uuid,
  line.order_id, line.id, copy, 'print', now()
from order_lines line
join orders on orders.id = line.order_id and orders.status = 'processing'
cross join lateral generate_series(1, line.quantity) copy;

-- Every move, who made it and whence: only added to.
create table production_moves (
  id uuid primary key,
  unit_id uuid not null references production_units (id),
  staff_id uuid not null references customers (id),
  from_stage text not null,
  to_stage text not null,
  moved_at timestamptz not null
);
create index production_moves_unit on production_moves (unit_id, id);
