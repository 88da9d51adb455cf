-- When a saved design first showed the image: from then on its files stay.
alter table images add column kept_at timestamptz(3);
update images set kept_at = now();
-- Visitors' uploads that no saved design shows are cleared away after a time.
create index images_unkept on images (created_at) where customer_id is null and kept_at is null;
