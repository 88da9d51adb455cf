-- Pictures that were drawn in an older way are looked for every five minutes, and mostly there are none.
create index pictures_drawing on pictures (drawing) where state = 'done';
