-- Lines that were changed before production: what they were until then, who changed them (null: the customer), and what went back.
create table order_line_changes (
  id uuid primary key,
  order_id uuid not null references orders (id),
  line_id uuid not null references order_lines (id),
  staff_id uuid references customers (id),
  properties jsonb not null,
  rider_name text,
  rider_number text,
  -- Cents given back, or taken off what is owed.
  credited integer not null check (credited >= 0),
  changed_at timestamptz not null
);
create index order_line_changes_order on order_line_changes (order_id, id);
