-- What the addresses of an order were before each change; the first is what its invoice was issued with.
create table order_address_changes (
  id uuid primary key,
  order_id uuid not null references orders (id),
  shipping_address jsonb not null,
  billing_address jsonb not null,
  changed_at timestamptz not null
);
create index order_address_changes_order on order_address_changes (order_id, id);

-- When an address on an invoice that had been issued changed: it says so, and refers to what it amends.
alter table invoices add amended_at timestamptz;
