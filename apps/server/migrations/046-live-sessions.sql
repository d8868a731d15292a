-- What a request with a person's token asks first: whether the session of the token still lives. It
-- has ended when its row is gone, when its time is over, when none of its refresh tokens is good any
-- more (one of them came back), and when the account is deleted or banned.

create or replace function dhvani.has_session(wanted uuid, owner uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from auth.sessions s
    where s.id = wanted and s.user_id = owner
      and (s.not_after is null or s.not_after > now())
      and exists (select from auth.refresh_tokens t where t.session_id = s.id and t.revoked = false)
  );
end $$;

create function dhvani.is_live_session(wanted uuid, owner uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = wanted and s.user_id = owner
      and (s.not_after is null or s.not_after > now())
      and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
      and exists (select from auth.refresh_tokens t where t.session_id = s.id and t.revoked = false)
  );
end $$;

-- Runs in the statement that sets the role of a request, so it costs no trip of its own. It asks what
-- is_live_session asks, without the cost of calling it: every request of a person runs this.
create function dhvani.require_live_session(wanted uuid, owner uuid) returns boolean
language plpgsql stable as $$
begin
  if not exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = wanted and s.user_id = owner
      and (s.not_after is null or s.not_after > now())
      and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
      and exists (select from auth.refresh_tokens t where t.session_id = s.id and t.revoked = false)
  ) then
    raise exception 'The session of the token has ended.' using errcode = 'DH401';
  end if;
  return true;
end $$;

create function dhvani.has_verified_factor(person uuid) returns boolean
language plpgsql stable as $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end $$;

revoke all on function dhvani.is_live_session(uuid, uuid), dhvani.require_live_session(uuid, uuid),
  dhvani.has_verified_factor(uuid) from public;

-- From now on a session has one active refresh token. Where an older release gave out two, the newer
-- one stays.
update auth.refresh_tokens t set revoked = true
where t.revoked = false and exists (
  select from auth.refresh_tokens newer
  where newer.session_id = t.session_id and newer.revoked = false and newer.id > t.id
);
