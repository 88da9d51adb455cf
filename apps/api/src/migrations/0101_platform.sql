-- Mails ordered in business transactions; the worker writes and sends them after commit.
create table mails (
  id uuid primary key,
  kind text not null,
  recipient text not null,
  language text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_recipient on mails (recipient);

-- Counts of limited acts. They may be lost in a crash, so they need no write-ahead log.
create unlogged table rate_limits (
  name text not null,
  key text not null,
  count integer not null,
  resets_at timestamptz not null,
  primary key (name, key)
);
create index rate_limits_resets on rate_limits (resets_at);
