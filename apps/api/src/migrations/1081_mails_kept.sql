-- A mail is kept until it is sent: how often it was tried, when it is tried next, and why it did not go.
alter table mails add tries integer not null default 0;
alter table mails add next_try_at timestamptz not null default now();
-- A code of the transport or of the mail server, without personal data.
alter table mails add failure text;
-- The server did not take anything, as opposed to not taking this mail.
alter table mails add server_away boolean not null default false;
-- What it says holds no longer than this.
alter table mails add useless_after timestamptz;
alter table mails add given_up_at timestamptz;
create index mails_waiting on mails (next_try_at) where sent_at is null and given_up_at is null;
create index mails_unsent on mails (created_at) where sent_at is null;
create index mails_sent on mails (sent_at) where sent_at is not null;
