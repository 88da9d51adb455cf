create table images (
  id uuid primary key,
  -- Null until a customer saves or claims a design with it: a visitor's upload.
  customer_id uuid references customers (id) on delete set null,
  name text not null,
  kind text not null check (kind in ('vector', 'pixel')),
  mime text not null,
  -- Pixels, or a vector file's own units.
  width double precision not null check (width > 0),
  height double precision not null check (height > 0),
  bytes integer not null,
  -- A vector file may hold pictures too: then it prints no better than they do.
  has_pixels boolean not null,
  -- What of the uploaded file could not be drawn.
  dropped text[] not null default '{}',
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- Taken out of the customer's list. The files stay: designs and orders show them.
  hidden_at timestamptz(3)
);
create index images_customer_recent
  on images (customer_id, (coalesce(used_at, created_at)) desc, id desc) where hidden_at is null;
