-- Money on its way back: asked of the provider until it has answered, settled by its notification.
create table refunds (
  id uuid primary key,
  -- A payment is given back whole, and once.
  payment_id uuid not null unique references payments (id),
  requested_at timestamptz not null,
  accepted_at timestamptz
);
create index refunds_waiting on refunds (requested_at) where accepted_at is null;

alter table number_series drop constraint number_series_series_check;
alter table number_series add check (series in ('order', 'invoice', 'credit_note'));

-- What takes back an invoice, whole.
create table credit_notes (
  order_id uuid primary key references invoices (order_id),
  credit_note_number text not null unique,
  issued_at timestamptz not null
);
