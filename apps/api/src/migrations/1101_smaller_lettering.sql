-- What the size of a line makes smaller than it was designed; null until it has been looked at.
alter table order_lines add column smaller jsonb;
create index order_lines_unnoted on order_lines (order_id) where smaller is null;
