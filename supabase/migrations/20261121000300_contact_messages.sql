-- What people write to the operator. Anyone may write; nobody but the operator reads.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 200),
  email text not null check (char_length(email) between 3 and 320) check (position('@' in email) > 1),
  message text not null check (char_length(btrim(message)) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index contact_messages_newest_idx on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
-- Columns, not the table: nobody chooses an id or a date.
grant insert (name, email, message) on public.contact_messages to anon, authenticated;

create policy "anyone may write to us" on public.contact_messages
  for insert to anon, authenticated with check (true);
