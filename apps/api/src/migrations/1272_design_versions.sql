-- What a design was: states of its document that saves have replaced, that were ordered or approved, or that somebody named.
-- A state is named by its document: it is never kept twice. No foreign key: a deletion that is taken back finds them again,
-- and they go when it has become final.
create table design_versions (
  design_id uuid not null,
  document_hash text not null,
  -- Which save it was; null for a document that was ordered or approved and never was the design's own.
  revision integer,
  -- What its maker calls it; null for one that was kept by itself.
  name text,
  document text not null,
  -- When it was made, which is what it is listed and thinned out by, and when it was kept.
  made_at timestamptz(3) not null,
  kept_at timestamptz(3) not null,
  ordered_at timestamptz(3),
  approved_at timestamptz(3),
  -- Somebody looked at it, so that its pictures are drawn and stay.
  pictured_at timestamptz(3),
  -- 0 as it was kept, 1 the one of its hour, 2 the one of its day.
  thinned smallint not null default 0,
  primary key (design_id, document_hash)
);
create index design_versions_made on design_versions (design_id, made_at desc, document_hash desc);
create index design_versions_kept on design_versions (design_id, kept_at desc);
create index design_versions_named on design_versions (design_id) where name is not null;
create index design_versions_pictured on design_versions (document_hash) where pictured_at is not null;
-- What the night thins out.
create index design_versions_thick on design_versions (made_at)
  where thinned = 0 and name is null and ordered_at is null and approved_at is null;
create index design_versions_hourly on design_versions (made_at)
  where thinned = 1 and name is null and ordered_at is null and approved_at is null;
