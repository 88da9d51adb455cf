-- Whether a garment is made again is asked garment by garment, for what of its line was given back.
create index parcel_remakes_line on parcel_remakes (line_id, copy);
