-- Designs that were deleted a short while ago: a deletion can be taken back. The row as it was, and whose.
create table deleted_designs (
  id uuid primary key,
  owner_id uuid references customers (id) on delete cascade,
  edit_hash_digest bytea,
  -- The row of `designs` as JSON.
  design jsonb not null,
  deleted_at timestamptz(3) not null
);
create index deleted_designs_at on deleted_designs (deleted_at);
create index deleted_designs_owner on deleted_designs (owner_id);
