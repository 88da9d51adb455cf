create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  method text not null check (method in ('invoice', 'pay_now')),
  provider text not null,
  status text not null
    check (status in ('open', 'paid', 'failed', 'cancelled', 'expired', 'refunded')),
  amount integer not null,
  -- The provider's own name for it and its page; null until the provider has answered.
  provider_reference text,
  payment_url text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payments_order on payments (order_id, id);
