-- Gapless numbers: the row is locked until the order that took a number is committed or gone.
create table number_series (
  series text not null check (series in ('order', 'invoice')),
  year integer not null,
  last integer not null,
  primary key (series, year)
);

create table orders (
  id uuid primary key,
  order_number text not null unique,
  customer_id uuid not null references customers (id),
  cart_id uuid not null references carts (id),
  status text not null
    check (status in ('draft', 'confirmed', 'processing', 'completed', 'cancelled')),
  language text not null,
  payment_method text not null check (payment_method in ('invoice', 'pay_now')),
  shipping_method text not null,
  discount_code_id uuid references discount_codes (id),
  manual_check boolean not null,
  proof_status text not null,
  -- What was agreed, in cents; `total` is their sum.
  subtotal integer not null,
  discount integer not null,
  shipping integer not null,
  manual_check_amount integer not null,
  vat integer not null,
  total integer not null check (total = subtotal - discount + shipping + manual_check_amount),
  tax jsonb not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  contact jsonb not null,
  -- What was accepted: each with its version, its words and the time.
  consents jsonb not null,
  -- Names of products, properties and shipping in all languages, as they were.
  labels jsonb not null,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index orders_customer on orders (customer_id, id desc);
create index orders_unpaid on orders (created_at) where status = 'draft';
create index orders_cart on orders (cart_id);

-- The designs of an order, frozen.
create table order_designs (
  order_id uuid not null references orders (id),
  design_id uuid not null,
  set_id uuid not null,
  name text not null,
  document text not null,
  document_hash text not null,
  has_pixel_images boolean not null,
  choices jsonb not null,
  primary key (order_id, design_id)
);

create table order_lines (
  id uuid primary key,
  order_id uuid not null,
  position integer not null,
  design_id uuid not null,
  product text not null,
  quantity integer not null check (quantity > 0),
  unit_price integer not null check (unit_price >= 0),
  properties jsonb not null,
  rider_name text,
  rider_number text,
  foreign key (order_id, design_id) references order_designs (order_id, design_id)
);
create index order_lines_order on order_lines (order_id, position);

create table order_events (
  id uuid primary key,
  order_id uuid not null references orders (id),
  event text not null,
  status text not null,
  happened_at timestamptz not null
);
create index order_events_order on order_events (order_id, id);

create table invoices (
  order_id uuid primary key references orders (id),
  invoice_number text not null unique,
  -- Who sold it, as it was then.
  seller jsonb not null,
  issued_at timestamptz not null,
  due_at timestamptz not null
);

-- Rounds of the manual check: what the designer sent and what the customer answered.
create table order_proofs (
  id uuid primary key,
  order_id uuid not null references orders (id),
  message text not null,
  sent_at timestamptz not null,
  answer text,
  answered_at timestamptz
);
create index order_proofs_order on order_proofs (order_id, id);

create table order_proof_lines (
  proof_id uuid not null references order_proofs (id),
  line_id uuid not null references order_lines (id),
  document text not null,
  document_hash text not null,
  primary key (proof_id, line_id)
);
