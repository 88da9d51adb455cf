-- What staff look orders up by: their state, the state of the proof, the number, the customer's name or address.
create index orders_status on orders (status, id desc);
create index orders_proof on orders (proof_status, id desc) where proof_status <> 'not_requested';
create index orders_number_prefix on orders (order_number text_pattern_ops);
create index customers_email_prefix on customers (email_key text_pattern_ops);
create index customers_last_name_prefix on customers (lower(last_name) text_pattern_ops);
create index customers_full_name_prefix
  on customers (lower(first_name || ' ' || last_name) text_pattern_ops);
