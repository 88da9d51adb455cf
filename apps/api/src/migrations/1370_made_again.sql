-- Garments that had left in a parcel and are made again: the parcel they left in, and why. Their rows of parcel_garments go, so
-- that they can leave once more. Only added to.
create table parcel_remakes (
  remake_id uuid primary key references production_remakes (id),
  parcel_id uuid not null references parcels (id),
  line_id uuid not null references order_lines (id),
  copy integer not null check (copy > 0),
  cause text not null check (cause in ('damaged', 'wrong', 'lost', 'other'))
);
create index parcel_remakes_parcel on parcel_remakes (parcel_id);
