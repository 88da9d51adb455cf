-- How a picture was drawn; those drawn in another way than now are drawn again when nothing else is to do.
alter table pictures add column drawing text;
alter table pictures add column redraw_asked_at timestamptz;
