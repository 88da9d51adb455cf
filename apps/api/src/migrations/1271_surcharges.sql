-- What a changed line costs more: paid before the line changes. Once it is, a second invoice names the difference.
create table surcharges (
  id uuid primary key,
  order_id uuid not null references orders (id),
  line_id uuid not null references order_lines (id),
  -- The line as it is to be.
  properties jsonb not null,
  rider_name text,
  rider_number text,
  -- How many garments of the line; fewer than it has become a line of their own.
  copies integer not null check (copies > 0),
  amount integer not null check (amount > 0),
  -- Who asked for it; null when its customer did.
  staff_id uuid references customers (id),
  state text not null default 'open' check (state in ('open', 'paid', 'applied', 'lapsed', 'withdrawn')),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- The invoice of the difference; null until the line has changed.
  invoice_number text unique,
  issued_at timestamptz,
  vat integer,
  lines jsonb,
  check ((state = 'applied') = (invoice_number is not null))
);
create index surcharges_order on surcharges (order_id, id);
create index surcharges_open on surcharges (created_at) where state = 'open';

-- The one that an order waits for; nothing of the order is made until then.
alter table orders add column surcharge_id uuid references surcharges (id);
alter table payments add column surcharge_id uuid references surcharges (id);
create index payments_surcharge on payments (surcharge_id) where surcharge_id is not null;
-- Of a line that was changed: what was paid for it.
alter table order_line_changes add column charged integer not null default 0 check (charged >= 0);
