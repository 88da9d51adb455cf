-- compatible: the roles only grow, and a version that knows no desk never writes the new column, which has a default
-- Two more roles, and who worked here once: taken off the desk they are customers, and may be taken back.
alter table customers drop constraint customers_role_check;
alter table customers add constraint customers_role_check
  check (role in ('customer', 'designer', 'workshop', 'finance', 'administrator'));
alter table customers
  add column former_role text check (former_role in ('designer', 'workshop', 'finance', 'administrator'));
create index customers_staff on customers (id) where role <> 'customer' or former_role is not null;

alter table orders
  -- Counts every change, so that of two who change at once the second is told.
  add column version integer not null default 1,
  -- The working day on which it is to leave; null until production may begin.
  add column due_on date,
  -- Put aside by staff, who say why; a charged back payment blocks an order by itself (blocked_at).
  add column held_at timestamptz,
  add column held_reason text,
  add constraint orders_held check ((held_at is null) = (held_reason is null));

-- Orders from before: as many working days after what let production begin as were promised.
update orders set due_on = (
  select (orders_begun.day + step)::date
  from generate_series(1, 200) step
  where extract(isodow from orders_begun.day + step) < 6
  order by step
  offset greatest(coalesce((labels -> 'delivery' ->> 'production_working_days')::int, 15), 1) - 1
  limit 1
)
from (
  select begun.id,
    (case when begun.manual_check then answered.at else begun.confirmed_at end
      at time zone 'Europe/Amsterdam')::date as day
  from orders begun
  left join lateral (
    select max(happened_at) as at from order_events
    where order_id = begun.id and event = 'proof_approved'
  ) answered on true
) orders_begun
where orders_begun.id = orders.id and orders_begun.day is not null;

-- Whatever changes an order is counted and told to the desks that listen.
create function order_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  perform pg_notify('orders', new.id::text);
  return new;
end $$;
create trigger orders_changed before insert or update on orders
  for each row execute function order_changed();

-- The desk's views and what orders are looked up by; each list is read by one of these.
create index orders_to_check on orders (id desc)
  where status = 'confirmed' and proof_status in ('awaiting_designer', 'changes_requested');
create index orders_waiting on orders (id desc)
  where status = 'confirmed' and proof_status = 'awaiting_customer';
create index orders_ready on orders (id desc)
  where status = 'confirmed' and blocked_at is null and held_at is null
    and proof_status in ('not_requested', 'approved');
create index orders_blocked on orders (id desc)
  where (blocked_at is not null or held_at is not null) and status in ('draft', 'confirmed', 'processing');
create index orders_due on orders (due_on, id)
  where status in ('confirmed', 'processing') and due_on is not null;
create index orders_total on orders (total desc, id desc);
create index orders_number_end on orders (right(order_number, 6), id desc);
create index orders_city on orders (lower(shipping_address ->> 'city') text_pattern_ops);
create index order_lines_rider on order_lines (lower(rider_name) text_pattern_ops) where rider_name is not null;
create index payments_invoice_open on payments (order_id) where method = 'invoice' and status = 'open';
-- What a mail is about: its facts are forgotten when it is sent.
alter table mails add column about uuid;
create index mails_about on mails (about, id) where about is not null;

-- What staff tell one another of an order; no customer sees it.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders (id),
  staff_id uuid not null references customers (id),
  text text not null,
  written_at timestamptz not null
);
create index order_notes_order on order_notes (order_id, id);
