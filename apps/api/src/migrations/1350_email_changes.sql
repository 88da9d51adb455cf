-- Where an account is to be reached from now on, until the link that was mailed there is used. What was used is kept as long
-- as mails are: what was sent to the former address goes with its customer too.
create table email_changes (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  email text not null,
  -- The address as it is compared: trimmed, without case.
  email_key text not null,
  -- SHA-256 of the secret in the mail; null while it is not written, and of an address that is somebody's already.
  token_hash bytea unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The address until then.
  former_email text
);
create index email_changes_customer on email_changes (customer_id);
create index email_changes_expiry on email_changes (expires_at);
