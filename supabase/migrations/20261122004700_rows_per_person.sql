-- How many rows one person may have in a table; the trigger names the limit. It runs for what a person
-- writes in their own name. The policies refuse any other name, and the operator has no limit.
create function public.limit_rows_per_person() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant integer := tg_argv[0];
  others integer;
begin
  -- Inserts of one person take turns here, so that parallel ones cannot pass the limit together.
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended(tg_table_name || ' ' || new.user_id, 0)
  );
  -- A row of the same id is not another one: an upsert replaces it.
  execute pg_catalog.format(
    'select count(*) from (select from %I.%I where user_id = $1 and id <> $2 limit $3) as rows',
    tg_table_schema, tg_table_name
  ) into others using new.user_id, new.id, most;
  if others >= most then
    raise exception using
      errcode = 'PT409',
      message = pg_catalog.format('too many rows in %I', tg_table_name),
      detail = pg_catalog.format('A person may have %s rows in this table.', most),
      hint = 'Delete one to make room.';
  end if;
  return new;
end;
$$;
revoke all on function public.limit_rows_per_person() from public, anon, authenticated;

create trigger limit_rows_per_person before insert on public.saved_beats
  for each row when (new.user_id = auth.uid())
  execute function public.limit_rows_per_person(200);

create trigger limit_rows_per_person before insert on public.user_sounds
  for each row when (new.user_id = auth.uid())
  execute function public.limit_rows_per_person(1000);
