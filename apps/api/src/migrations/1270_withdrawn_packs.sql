-- A print pack that was made, or asked for, before a line of its order changed: since when it holds no longer.
alter table packs add column withdrawn_at timestamptz;
