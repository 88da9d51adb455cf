-- compatible: what is let in grows, and nothing names the constraint. A program of the version before leaves what rests until somebody looks at it.
-- A save of a design that is being worked on is drawn once it has rested, or once somebody looks at it.
alter table pictures drop constraint pictures_state_check;
alter table pictures add constraint pictures_state_check check (state in ('resting', 'waiting', 'done', 'failed'));
drop index pictures_asked;
create index pictures_asked on pictures (asked_by) where state in ('resting', 'waiting') and asked_by is not null;
