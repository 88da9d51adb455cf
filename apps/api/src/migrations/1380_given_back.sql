-- Few lines have garments that were given back, and fewer garments are made again; both are looked for line by line.
create index parcel_remakes_line on parcel_remakes (line_id, copy);
create index order_lines_refunded on order_lines (order_id) where refunded > 0;
