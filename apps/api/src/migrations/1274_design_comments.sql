-- What is said at places of a design that several edit. Its design may be deleted and taken back within a day, comments and
-- all: they are swept once it is gone for good.
create table design_comments (
  -- Made by who says it: said twice, it stands once.
  id uuid primary key,
  design_id uuid not null,
  -- The comment that this one answers; the place is that one's then.
  answers uuid references design_comments (id) on delete cascade,
  product text,
  piece text,
  -- Millimetres on the piece.
  x double precision,
  y double precision,
  text text not null,
  name text not null,
  -- Of a secret of the author's, by which they may take it back.
  author_digest bytea not null,
  by_owner boolean not null,
  made_at timestamptz not null,
  resolved_at timestamptz,
  check ((answers is null) = (product is not null)),
  check ((product is null) = (piece is null) and (piece is null) = (x is null) and (x is null) = (y is null))
);
create index design_comments_design on design_comments (design_id, made_at, id);
create index design_comments_answers on design_comments (answers) where answers is not null;
