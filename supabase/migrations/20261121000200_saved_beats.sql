-- Beatbox mixes that people keep.
create table public.saved_beats (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100) check (name !~ '[<>]'),
  -- Slots, tempo and master volume as the web app writes them; at most 16 KiB.
  beat jsonb not null check (jsonb_typeof(beat) = 'object') check (pg_column_size(beat) <= 16384),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_beats_newest_idx on public.saved_beats (user_id, updated_at desc, id);

alter table public.saved_beats enable row level security;
revoke all on public.saved_beats from anon, authenticated;
grant select, insert, update, delete on public.saved_beats to authenticated;

create policy "people keep their own beats" on public.saved_beats
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
