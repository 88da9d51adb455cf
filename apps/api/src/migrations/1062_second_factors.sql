-- What an authenticator of a staff member shares with the shop (RFC 6238).
create table second_factors (
  customer_id uuid primary key references customers (id) on delete cascade,
  secret bytea not null,
  -- Null until a code of it was given once.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  customer_id uuid not null references second_factors (customer_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (customer_id, code_hash)
);
