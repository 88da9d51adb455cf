-- What nobody with an account uploaded is taken along by who shows the secret of the browser that it came from: its SHA-256,
-- or 'before' where it came when the id alone was enough, which is believed for sixty days.
alter table images add column visitor_hash text;
update images set visitor_hash = 'before' where customer_id is null and hidden_at is null;
-- The design whose save first showed it: of a visitor's design, who claims that claims the image.
alter table images add column kept_by uuid;
create index images_visitor on images (visitor_hash) where customer_id is null and visitor_hash is not null;
