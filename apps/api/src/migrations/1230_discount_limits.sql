-- More limits for a code. A version that knows none of them goes on selling by the old ones; ending a code moves
-- valid_until, which every version asks.
alter table discount_codes
  add column valid_from timestamptz,
  -- Orders of one customer that may use it.
  add column per_customer integer check (per_customer > 0),
  -- What the goods must cost at the shop's prices, in cents, before it takes anything off.
  add column minimum integer check (minimum > 0),
  -- Counts every change by staff, so that of two who change at once the second is told. Not "version": the program
  -- before reads carts together with their codes, and takes that name for the cart's.
  add column edition integer not null default 1;

-- What was done with a code: made, changed, ended; only added to.
create table discount_code_events (
  id uuid primary key,
  code_id uuid not null references discount_codes (id),
  -- Null: by the shop's owner at the command line.
  staff_id uuid references customers (id),
  event text not null check (event in ('made', 'changed', 'ended')),
  facts jsonb not null default '{}',
  happened_at timestamptz not null default now()
);
create index discount_code_events_code on discount_code_events (code_id, id);
insert into discount_code_events (id, code_id, event, happened_at)
select id, id, 'made', created_at from discount_codes;

create function refuse_code_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a discount code is only added to';
end $$;
create trigger discount_code_events_append_only before update or delete on discount_code_events
  for each row execute function refuse_code_event_change();

-- The orders a code was used in, and how many of them are one customer's.
create index orders_discount_code on orders (discount_code_id, id desc) where discount_code_id is not null;
