-- A design that several edit at once: the secret of its link, and what was done in the order that all of them see.
alter table designs add column together_link text;

create table design_acts (
  design_id uuid not null references designs (id) on delete cascade,
  -- The version of the design that the act led to.
  version integer not null,
  -- Made by whoever acted: sent twice, it is taken once.
  act_id uuid not null,
  -- JSON: what it changed, as it was sent.
  edits text not null,
  made_at timestamptz not null,
  primary key (design_id, version),
  unique (design_id, act_id)
);
create index design_acts_made on design_acts (made_at);
create index design_acts_recent on design_acts (design_id, made_at);

-- Whoever has it open is told; of a design without such a link nothing is said.
create function design_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('together', json_build_object('design', old.id)::text);
  return null;
end $$;
create trigger designs_changed_together after update of version, together_link on designs
  for each row when (old.together_link is not null) execute function design_told();
create trigger designs_gone_together after delete on designs
  for each row when (old.together_link is not null) execute function design_told();
