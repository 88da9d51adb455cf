-- Garments of a line that were given back by line, each once; and what changes of the others cost more, below nothing less.
alter table order_lines add column refunded integer not null default 0 check (refunded >= 0);
alter table order_lines add column changes_paid integer not null default 0;
update order_lines set changes_paid = since.amount
  from (select line_id, sum(charged - credited)::integer as amount from order_line_changes group by line_id) as since
  where since.line_id = order_lines.id and since.amount <> 0;
-- What was asked to be given back: amount, or garments and shipping. Null where nobody asked, and of a version that did not keep it.
alter table credit_notes add column asked jsonb;
