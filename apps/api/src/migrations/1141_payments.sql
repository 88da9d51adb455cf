-- A payment's state is the provider's to say: it is asked until it has said the end, and again when money may have moved.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in (
  'open', 'pending', 'authorized', 'paid', 'failed', 'cancelled', 'expired',
  'partly_refunded', 'refunded', 'charged_back'));
alter table payments
  -- What came, in cents, as the provider says; null until something did.
  add column received integer check (received >= 0),
  add column paid_at timestamptz,
  -- What the payer's bank took back and did not give again.
  add column charged_back integer not null default 0 check (charged_back >= 0),
  -- The provider's name for how it was paid, such as `ideal`.
  add column paid_by text,
  -- How often the provider was asked without saying an end, and when it is asked next.
  add column asks integer not null default 0,
  add column next_ask_at timestamptz;
update payments set received = amount, paid_at = settled_at where status in ('paid', 'refunded');
-- Payments from before this: every one was made by the provider its row names, and is asked how it stands.
update payments set next_ask_at = now()
  where status = 'open' and method = 'pay_now' and provider_reference is not null;
create index payments_due on payments (next_ask_at) where next_ask_at is not null;
create index payments_received on payments (id) where paid_at is not null and provider_reference is not null;
create index payments_reference on payments (provider_reference) where provider_reference is not null;

-- Money goes back in parts, and the provider says what became of each.
alter table refunds drop constraint refunds_payment_id_key;
alter table refunds
  add column amount integer check (amount > 0),
  add column status text not null default 'requested'
    check (status in ('requested', 'accepted', 'done', 'failed')),
  add column reference text,
  add column settled_at timestamptz,
  -- Named by who asked, so that asking twice gives back once.
  add column request_key text;
update refunds set amount = payments.amount,
  status = case when payments.status = 'refunded' then 'done'
                when refunds.accepted_at is null then 'requested' else 'accepted' end,
  settled_at = case when payments.status = 'refunded' then payments.settled_at end
  from payments where payments.id = refunds.payment_id;
alter table refunds alter column amount set not null;
create index refunds_payment on refunds (payment_id);
create unique index refunds_key on refunds (payment_id, request_key) where request_key is not null;
drop index refunds_waiting;
create index refunds_waiting on refunds (id) where status = 'requested';

-- What a person must look at, kept with its order until somebody closes it.
create table payment_cases (
  id uuid primary key,
  order_id uuid not null references orders (id),
  payment_id uuid references payments (id),
  kind text not null,
  facts jsonb not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references customers (id),
  note text
);
create unique index payment_cases_open on payment_cases (order_id, kind, payment_id)
  nulls not distinct where closed_at is null;
create index payment_cases_order on payment_cases (order_id);
create index payment_cases_listed on payment_cases (id desc);

-- Nothing more is made of an order whose payment was charged back.
alter table orders add column blocked_at timestamptz;

-- Credit notes take back an invoice whole or in parts.
alter table credit_notes drop constraint credit_notes_pkey;
alter table credit_notes
  add column amount integer,
  add column vat integer,
  -- Who asks twice with the same key credits once.
  add column request_key text,
  -- What it says is credited; null when it is the whole invoice.
  add column lines jsonb;
update credit_notes set amount = orders.total, vat = orders.vat
  from orders where orders.id = credit_notes.order_id;
alter table credit_notes
  alter column amount set not null, alter column vat set not null,
  add primary key (credit_note_number);
create index credit_notes_order on credit_notes (order_id, credit_note_number);
create unique index credit_notes_key on credit_notes (order_id, request_key) where request_key is not null;

-- Papers as they were issued: drawn once, kept with their hash. An invoice amended by a new address is another version.
create table issued_papers (
  number text not null,
  version integer not null,
  order_id uuid not null references orders (id),
  sha256 text not null,
  bytes bytea not null,
  kept_at timestamptz not null,
  primary key (number, version)
);
create index issued_papers_order on issued_papers (order_id);
alter table invoices add column version integer not null default 1;
