create table customers (
  id uuid primary key,
  email text not null,
  -- The address as it is compared: trimmed, without case. Null once the customer is erased.
  email_key text unique,
  password_hash text,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null,
  role text not null default 'customer'
    check (role in ('customer', 'designer', 'administrator')),
  created_at timestamptz not null default now(),
  erased_at timestamptz
);

create table sessions (
  token_hash bytea primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index sessions_customer on sessions (customer_id);

create table password_resets (
  token_hash bytea primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_customer on password_resets (customer_id);

-- What staff did to whose things. Kept when the staff member leaves.
create table audit_log (
  id uuid primary key,
  staff_id uuid not null references customers (id),
  act text not null,
  subject_kind text not null,
  subject_id uuid not null,
  facts jsonb not null default '{}',
  happened_at timestamptz not null default now()
);
create index audit_log_subject on audit_log (subject_kind, subject_id, happened_at);
