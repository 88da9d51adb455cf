create table design_groups (
  id uuid primary key,
  owner_id uuid not null references customers (id) on delete cascade,
  name text not null,
  created_at timestamptz(3) not null default now()
);
create index design_groups_owner on design_groups (owner_id, lower(name), id);

create table designs (
  id uuid primary key,
  set_id uuid not null,
  -- Null until somebody with an account claims it; until then the edit hash opens it.
  owner_id uuid references customers (id) on delete cascade,
  edit_hash_digest bytea,
  share_hash text unique,
  group_id uuid references design_groups (id),
  name text not null,
  -- The document as JSON text: kept to the letter, read only by the program.
  document text not null,
  document_hash text not null,
  version integer not null default 1,
  made_by text not null default 'customer' check (made_by in ('customer', 'staff')),
  has_pixel_images boolean not null,
  -- Product and side that show the design best in a list, such as `jersey/back`.
  cover text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (owner_id is not null or edit_hash_digest is not null)
);
create index designs_owner_updated on designs (owner_id, made_by, updated_at desc, id desc);
create index designs_owner_created on designs (owner_id, made_by, created_at desc, id desc);
create index designs_owner_name on designs (owner_id, made_by, lower(name), id);
create index designs_group on designs (group_id) where group_id is not null;

-- Pictures belong to a document, not to a design: copies, carts and orders share them.
create table pictures (
  document_hash text primary key,
  set_id uuid not null,
  document text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  reason text,
  requested_at timestamptz not null default now(),
  finished_at timestamptz
);
