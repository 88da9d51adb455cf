-- Who asked for a picture that waits: a customer's id, or for a visitor a keyed hash of the address. Cleared once drawn.
alter table pictures add asked_by text;
create index pictures_asked on pictures (asked_by) where state = 'waiting' and asked_by is not null;
