-- What a checkout's idempotency key was used for.
create table checkout_keys (
  customer_id uuid not null references customers (id),
  key text not null,
  body_hash text not null,
  -- Written before the order itself, so the reference is checked at commit.
  order_id uuid not null references orders (id) deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (customer_id, key)
);
create index checkout_keys_order on checkout_keys (order_id);
