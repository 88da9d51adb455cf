-- Of a version of a design that lies in a cart under an id of its own, beside another version: which design it is of. Null
-- where the id is the design's own, and of programs that did not keep it. Orders take it along, for ordering again.
alter table cart_designs add column origin_id uuid;
alter table order_designs add column origin_id uuid;
