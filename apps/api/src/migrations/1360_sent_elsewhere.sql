-- Where a parcel went, of an order that was sent elsewhere after it had left; null while that is where the order goes.
alter table parcels add column shipping_address jsonb;
-- SHA-256 of the delivery address that a pack's carton label and cut ticket name; null until it is made, and of programs that
-- did not keep it.
alter table packs add column address_sha256 text;
