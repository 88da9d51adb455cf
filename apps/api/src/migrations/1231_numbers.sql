-- The sums of a day or a week are read from the index alone, however many orders there are before them.
create index orders_confirmed on orders (confirmed_at) include (total, vat, status) where confirmed_at is not null;
-- Garments of an order are summed without reading its lines.
create index order_lines_quantity on order_lines (order_id) include (quantity);
