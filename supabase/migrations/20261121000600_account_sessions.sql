-- Where a person is signed in, for themselves: the auth service has no call that tells.
-- The view reads with its owner's rights and names only sessions of whoever asks, from a session
-- that is still alive, and past the second factor of whoever has one. Deleting a row ends that
-- session: its refresh tokens go with it.
create view public.account_sessions with (security_barrier) as
  select
    s.id,
    s.created_at,
    coalesce(s.refreshed_at at time zone 'utc', s.created_at) as last_used_at,
    s.user_agent,
    host(s.ip) as ip,
    s.aal::text as aal,
    s.id::text = (auth.jwt() ->> 'session_id') as is_current
  from auth.sessions s
  where s.user_id = (select auth.uid())
    and (s.not_after is null or s.not_after > now())
    and exists (
      select from auth.sessions mine
      where mine.user_id = s.user_id and mine.id::text = (select auth.jwt() ->> 'session_id')
    )
    and (
      (select auth.jwt() ->> 'aal') = 'aal2'
      or not exists (
        select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
      )
    );

revoke all on public.account_sessions from public, anon, authenticated;
grant select, delete on public.account_sessions to authenticated;
