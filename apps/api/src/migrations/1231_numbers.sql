-- The sums of a day or a week are read from the index alone, however many orders there are before them.
create index orders_confirmed on orders (confirmed_at) include (total, vat, status) where confirmed_at is not null;
