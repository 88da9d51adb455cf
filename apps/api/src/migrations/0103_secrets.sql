-- Keys the shop made for itself, such as the one that signs addresses of pictures.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
