-- A person's own sounds: the record beside the file in the bucket `user-sounds`.
create table public.user_sounds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    check (char_length(btrim(name)) between 1 and 100)
    check (name !~ '[<>]'),
  description text
    check (char_length(description) <= 500)
    check (description !~ '[<>]'),
  audio_url text not null check (char_length(audio_url) between 1 and 2048),
  file_name text not null check (char_length(file_name) between 1 and 1024),
  file_size bigint not null check (file_size between 1 and 52428800),
  created_at timestamptz not null default now()
);
create index user_sounds_newest_idx on public.user_sounds (user_id, created_at desc, id);

alter table public.user_sounds enable row level security;
revoke all on public.user_sounds from anon, authenticated;
grant select, insert, delete on public.user_sounds to authenticated;
grant select on public.user_sounds to anon;

create policy "people see their own sounds" on public.user_sounds
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own sounds" on public.user_sounds
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people delete their own sounds" on public.user_sounds
  for delete to authenticated using (user_id = (select auth.uid()));
