-- What left the shop, parcel by parcel. A garment is the first, second … of its line, as on its label, and leaves once.
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- The first, second … of its order.
  number integer not null check (number > 0),
  -- By its id in the catalogue, and by the name it had then; null when nobody carries it but the customer.
  carrier text,
  carrier_name text,
  tracking_number text,
  tracking_url text,
  sent_at timestamptz not null,
  unique (order_id, number),
  check ((carrier is null) = (carrier_name is null))
);

create table parcel_garments (
  line_id uuid not null references order_lines (id),
  copy integer not null check (copy > 0),
  parcel_id uuid not null references parcels (id),
  primary key (line_id, copy)
);
create index parcel_garments_parcel on parcel_garments (parcel_id);
