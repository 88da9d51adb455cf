-- Who looked at a customer's things, was refused, or failed to sign in: by ids, without personal data.
create table access_log (
  id uuid primary key,
  event text not null,
  -- Who it was, when they are known.
  actor_id uuid,
  subject_kind text,
  subject_id uuid,
  facts jsonb not null default '{}',
  happened_at timestamptz not null
);
create index access_log_time on access_log (happened_at desc, id desc);
create index access_log_actor on access_log (actor_id, happened_at desc) where actor_id is not null;
create index access_log_subject
  on access_log (subject_id, happened_at desc) where subject_id is not null;
create index audit_log_time on audit_log (happened_at desc, id desc);
create index audit_log_staff on audit_log (staff_id, happened_at desc);

-- Both logs are only added to: nothing in them changes, and what is younger than 400 days does not go.
create function refuse_log_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.happened_at < now() - interval '400 days' then
    return old;
  end if;
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger access_log_append_only before update or delete on access_log
  for each row execute function refuse_log_change();
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_log_change();
