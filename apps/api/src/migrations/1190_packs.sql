-- Print packs that the worker makes of an order; their files lie in the storage under packs/<id>/ and go after a while.
create table packs (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- What was asked for, as the command line has it.
  request jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  garments_done integer not null default 0,
  garments integer not null default 0,
  -- Path, bytes and SHA-256 of each file once they are all there.
  files jsonb,
  -- Why it could not be made, in words for staff.
  problem text,
  asked_by uuid not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- From when on its files are cleared away.
  forget_at timestamptz not null
);
create index packs_order on packs (order_id, asked_at desc);
create index packs_forgotten on packs (forget_at);
