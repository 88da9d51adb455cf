create table discount_codes (
  id uuid primary key,
  -- As it is shown, and as it is compared: trimmed, without case.
  code text not null,
  code_key text not null unique,
  percent integer check (percent between 1 and 100),
  amount integer check (amount > 0),
  -- Null: any number of orders.
  max_uses integer check (max_uses > 0),
  used integer not null default 0 check (used >= 0),
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  check ((percent is null) <> (amount is null)),
  check (max_uses is null or used <= max_uses)
);

create table carts (
  id uuid primary key,
  -- Null until somebody signs in with it.
  customer_id uuid references customers (id),
  state text not null default 'open' check (state in ('open', 'ordered', 'merged')),
  manual_check boolean not null default false,
  discount_code_id uuid references discount_codes (id),
  -- Counts every change.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index carts_customer_open on carts (customer_id) where state = 'open';

-- The cart's own copy of each design in it.
create table cart_designs (
  cart_id uuid not null references carts (id) on delete cascade,
  design_id uuid not null,
  position integer not null,
  set_id uuid not null,
  name text not null,
  -- JSON text, kept to the letter.
  document text not null,
  document_hash text not null,
  has_pixel_images boolean not null,
  -- What the document chose: product, property, value.
  choices jsonb not null,
  -- False for a design that is ordered again: it stays what was ordered, whatever is saved later.
  follows_saves boolean not null,
  primary key (cart_id, design_id)
);

create table cart_items (
  id uuid primary key,
  cart_id uuid not null,
  design_id uuid not null,
  product text not null,
  product_position smallint not null,
  quantity integer check (quantity between 1 and 500),
  properties jsonb not null,
  rider_name text,
  rider_number text,
  foreign key (cart_id, design_id) references cart_designs (cart_id, design_id) on delete cascade
);
create index cart_items_cart on cart_items (cart_id);
