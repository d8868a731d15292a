-- Where a person has a verified second factor, a session before that factor reads and writes nothing of
-- theirs, whatever the other policies allow. People without a factor are not affected.

-- No API serves this schema.
create schema if not exists private;

-- PL/pgSQL keeps its plan. Policies call this inside a `select`, so it runs once per statement.
create function private.has_given_second_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select auth.jwt()) ->> 'aal' in ('aal2', 'aal3'), false)
    or not exists (
      select from auth.mfa_factors f
      where f.user_id = (select auth.uid()) and f.status = 'verified'
    );
end $$;
revoke all on function private.has_given_second_factor() from public;
grant execute on function private.has_given_second_factor() to anon, authenticated, service_role;

create policy "the second factor comes first" on public.user_sounds
  as restrictive for all to authenticated
  using ((select private.has_given_second_factor()));

create policy "the second factor comes first" on public.saved_beats
  as restrictive for all to authenticated
  using ((select private.has_given_second_factor()));

-- Everybody sees the built-in files, so a person before the second factor may too.
create policy "the second factor comes first" on storage.objects
  as restrictive for all to authenticated
  using (bucket_id = 'dhvani' or (select private.has_given_second_factor()));
