-- What the press takes from a lot of cloth, read off the grid of 500 mm that is printed with each.
create table cloth_lots (
  lot text primary key,
  -- As the catalogue's properties name it.
  cloth text not null,
  -- Sides of the grid after the press, mm: across the roll and along it.
  across_mm double precision not null check (across_mm between 450 and 550),
  along_mm double precision not null check (along_mm between 450 and 550),
  measured_at timestamptz not null,
  measured_by uuid
);
create index cloth_lots_measured on cloth_lots (measured_at desc);
