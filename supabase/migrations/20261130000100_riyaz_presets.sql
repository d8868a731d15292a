-- Settings of the practice room that people keep under names, by all the rules of saved mixes.
create table public.riyaz_presets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    check (char_length(btrim(name)) between 1 and 40)
    -- With as much room again for the spaces around it.
    check (char_length(name) <= 80)
    check (name !~ '[<>]')
    -- A sign that is seen: the class of 20261126000100.
    check (name ~ '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]'),
  -- As the web app writes them, under a kilobyte of text; a later release may have more of them.
  settings jsonb not null
    check (jsonb_typeof(settings) = 'object')
    check (pg_column_size(settings) <= 4096)
    -- A number such as 1e131071 is small as jsonb and 131,072 digits as text.
    check (octet_length(settings::text) <= 16384),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index riyaz_presets_newest_idx on public.riyaz_presets (user_id, updated_at desc, id);

-- A device that changes a preset names the `updated_at` that it knows, as with a mix.
create trigger touch_riyaz_preset before update on public.riyaz_presets
  for each row execute function private.touch_saved_mix();

create trigger limit_rows_per_person before insert on public.riyaz_presets
  for each row when (new.user_id = auth.uid())
  execute function public.limit_rows_per_person(30);

alter table public.riyaz_presets enable row level security;
revoke all on public.riyaz_presets from anon, authenticated;
grant select, insert, update, delete on public.riyaz_presets to authenticated;

create policy "people keep their own presets" on public.riyaz_presets
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "the second factor comes first" on public.riyaz_presets
  as restrictive for all to authenticated
  using ((select private.has_given_second_factor()));
