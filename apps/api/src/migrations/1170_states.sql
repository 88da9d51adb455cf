-- The states that the program knows are the ones that can be stored; orders and payments had theirs guarded already.
alter table orders add constraint orders_proof_status_check check (proof_status in (
  'not_requested', 'awaiting_designer', 'awaiting_customer', 'changes_requested', 'approved'
));
alter table order_events add constraint order_events_status_check check (status in (
  'draft', 'confirmed', 'processing', 'completed', 'cancelled'
));
alter table customers add constraint customers_language_check check (language in ('nl', 'en', 'de', 'dk', 'fr'));
alter table orders add constraint orders_language_check check (language in ('nl', 'en', 'de', 'dk', 'fr'));
