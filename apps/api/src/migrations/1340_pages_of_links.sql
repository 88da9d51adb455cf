-- The payment page was opened by the link of a mail, perhaps by somebody else than who ordered: leaving it gives no order up.
alter table payments add column by_link boolean not null default false;
