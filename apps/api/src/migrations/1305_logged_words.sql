-- What the log's lines say in words of people stands elsewhere, where it goes with its customer; the log has ids.

-- Why a garment was kept where it was; only added to, until its customer is erased.
create table production_blocks (
  id uuid primary key,
  unit_id uuid not null references production_units (id),
  reason text not null,
  staff_id uuid not null references customers (id),
  blocked_at timestamptz not null
);
create index production_blocks_unit on production_blocks (unit_id, id);

-- An invoice that was settled kept what was noted with it in the log itself. It becomes a note of its order, by the id
-- of its line; of whoever is erased already nothing is kept.
insert into order_notes (id, order_id, staff_id, text, written_at)
  select line.id, line.subject_id, line.staff_id, line.facts ->> 'note', line.happened_at
  from audit_log line
  join orders on orders.id = line.subject_id
  join customers on customers.id = orders.customer_id and customers.erased_at is null
  where line.act = 'invoice.settled' and coalesce(line.facts ->> 'note', '') <> '';
alter table audit_log disable trigger audit_log_append_only;
update audit_log set facts = jsonb_set(facts, '{note}', to_jsonb(id::text))
  where act = 'invoice.settled' and coalesce(facts ->> 'note', '') <> '';
alter table audit_log enable trigger audit_log_append_only;
