-- People change the name and the description of their own sounds, and nothing else of them.
grant update (name, description) on public.user_sounds to authenticated;
create policy "people rename their own sounds" on public.user_sounds
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
