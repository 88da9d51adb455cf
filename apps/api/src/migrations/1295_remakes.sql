-- Garments that are made once more: why, who said so, which time it is, and the print pack of it. Only added to.
create table production_remakes (
  id uuid primary key,
  unit_id uuid not null references production_units (id),
  -- The first, second … time that it is made again; its labels say R1, R2.
  number integer not null check (number > 0),
  reason text not null,
  staff_id uuid not null references customers (id),
  -- Packs are forgotten after a month, remakes never.
  pack_id uuid references packs (id) on delete set null,
  from_stage text not null,
  asked_at timestamptz not null,
  unique (unit_id, number)
);
