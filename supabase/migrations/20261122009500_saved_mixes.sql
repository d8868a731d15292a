-- Mixes that people keep.
create table public.saved_mixes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100) check (name !~ '[<>]'),
  -- Sounds by their ids, their volumes and play states, as the web app writes them.
  mix jsonb not null
    check (jsonb_typeof(mix) = 'object')
    check (pg_column_size(mix) <= 16384)
    -- A number such as 1e131071 is small as jsonb and 131,072 digits as text.
    check (octet_length(mix::text) <= 65536),
  -- Mixes are shown from the lowest to the highest; a mix that moves gets a number between its neighbours.
  -- NaN and the infinities are outside.
  position double precision not null default 0 check (position between -1e15 and 1e15),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_mixes_order_idx on public.saved_mixes (user_id, position, id);

-- A device that changes a mix names the `updated_at` that it knows: it changes no row that another device
-- changed meanwhile. A move is no such change. The clock, not the transaction's start, tells two changes
-- within one transaction apart.
create function private.touch_saved_mix() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.clock_timestamp();
  return new;
end $$;
revoke all on function private.touch_saved_mix() from public, anon, authenticated;
create trigger touch_saved_mix before update of name, mix, updated_at on public.saved_mixes
  for each row execute function private.touch_saved_mix();

create trigger limit_rows_per_person before insert on public.saved_mixes
  for each row when (new.user_id = auth.uid())
  execute function public.limit_rows_per_person(200);

alter table public.saved_mixes enable row level security;
revoke all on public.saved_mixes from anon, authenticated;
grant select, insert, update, delete on public.saved_mixes to authenticated;

create policy "people keep their own mixes" on public.saved_mixes
  for all to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "the second factor comes first" on public.saved_mixes
  as restrictive for all to authenticated
  using ((select private.has_given_second_factor()));
