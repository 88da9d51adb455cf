-- How many garments of the line were changed; null of changes from before it was kept, and of those of the version before.
alter table order_line_changes add column copies integer check (copies > 0);
