-- Sessions are listed for their customer, and end by themselves: by how long ago they were opened and used.
alter table sessions add column id uuid;
-- Version 7 from the time a session was opened and a digest of its hash.
update sessions set id = (
  lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0')
  || '7' || substr(encode(sha256(token_hash), 'hex'), 1, 3)
  || '8' || substr(encode(sha256(token_hash), 'hex'), 4, 15)
)::uuid;
alter table sessions alter column id set not null;
alter table sessions add column last_used_at timestamptz not null default now();
-- Such as Firefox and Windows: enough to know one's own device by.
alter table sessions add column browser text;
alter table sessions add column system text;
create unique index sessions_id on sessions (id);
create index sessions_last_used on sessions (last_used_at);
create index password_resets_expires on password_resets (expires_at);
