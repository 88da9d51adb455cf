-- What staff type is compared in the spelling that it is likely to be typed in: without accents, and with a letter that others
-- write as two (ø, ü, å) as one or as both. `search-keys.ts` says the same of what is typed.
-- In plpgsql: the text of a function in SQL would be planned anew with each of the many ways that a search goes.
create function search_plain(written text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(
    regexp_replace(
      lower(
        replace(replace(replace(replace(replace(replace(replace(
          translate(
            regexp_replace(normalize(written, NFKD), '[\u0300-\u036f]', '', 'g'),
            'øØłŁđĐðÐıς', 'oOlLdDdDiσ'),
          'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'), 'þ', 'th')),
      '[''’‘`]', '', 'g'),
    '[- ]+', ' ', 'g');
end $$;
-- No function here calls another of ours: whoever looks after the tables (vacuum, analyze) finds none by its name alone.
create function search_wide(written text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    normalize(written, NFC),
    'ø', 'oe'), 'Ø', 'oe'), 'ö', 'oe'), 'Ö', 'oe'), 'ü', 'ue'), 'Ü', 'ue'), 'ä', 'ae'), 'Ä', 'ae'), 'å', 'aa'), 'Å', 'aa');
end $$;

-- A telephone number without what differs between ways to write it: signs, the country's code, noughts before it.
create function phone_key(written text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return ltrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(written, '[^0-9+]', '', 'g'),
        '^(\+|00)(1|7|2([07]|[1-689][0-9])|3([0-469]|[578][0-9])|4([013-9]|2[0-9])|5([1-8]|[09][0-9])|6([0-6]|[7-9][0-9])|8([1246]|[035789][0-9])|9([0-58]|[679][0-9]))',
        ''),
      '\+', '', 'g'),
    '0');
end $$;
-- A number at a carrier, without the signs that it is set with.
create function parcel_key(written text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return upper(regexp_replace(written, '[^A-Za-z0-9]', '', 'g'));
end $$;

create index customers_last_name_plain on customers (search_plain(last_name) text_pattern_ops);
create index customers_full_name_plain on customers (search_plain(first_name || ' ' || last_name) text_pattern_ops);
create index orders_city_plain on orders (search_plain(shipping_address ->> 'city') text_pattern_ops);
create index order_lines_rider_plain on order_lines (search_plain(rider_name) text_pattern_ops) where rider_name is not null;
-- The other spelling of the few that have one.
create index customers_last_name_wide on customers (search_plain(search_wide(last_name)) text_pattern_ops)
  where search_plain(search_wide(last_name)) <> search_plain(last_name);
create index customers_full_name_wide on customers (search_plain(search_wide(first_name || ' ' || last_name)) text_pattern_ops)
  where search_plain(search_wide(first_name || ' ' || last_name)) <> search_plain(first_name || ' ' || last_name);
create index orders_city_wide on orders (search_plain(search_wide(shipping_address ->> 'city')) text_pattern_ops)
  where search_plain(search_wide(shipping_address ->> 'city')) <> search_plain(shipping_address ->> 'city');
create index order_lines_rider_wide on order_lines (search_plain(search_wide(rider_name)) text_pattern_ops)
  where search_plain(search_wide(rider_name)) <> search_plain(rider_name);

create index customers_phone on customers (phone_key(phone) text_pattern_ops) where phone <> '';
create index orders_phone on orders (phone_key(contact ->> 'phone') text_pattern_ops) where contact ->> 'phone' <> '';
create index parcels_tracking on parcels (parcel_key(tracking_number) text_pattern_ops) where tracking_number is not null;
