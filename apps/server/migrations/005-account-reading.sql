-- What nearly every request asks for, as functions: PL/pgSQL keeps their plans, where a statement
-- of this size is planned anew each time, at several times the cost of running it.

create function dhvani.read_account(wanted uuid) returns json language plpgsql stable as $$
begin
  return (
    select to_json(account) from (
      select u.*,
        (select coalesce(json_agg(i order by i.created_at, i.id), '[]'::json)
         from auth.identities i where i.user_id = u.id) as identities,
        (select coalesce(json_agg(f order by f.created_at, f.id), '[]'::json)
         from auth.mfa_factors f where f.user_id = u.id) as factors
      from auth.users u where u.id = wanted and u.deleted_at is null
    ) account
  );
end $$;

create function dhvani.has_session(wanted uuid, owner uuid) returns boolean language plpgsql stable as $$
begin
  return exists (select from auth.sessions s where s.id = wanted and s.user_id = owner);
end $$;

-- Token and session are held until the transaction ends: of many tabs that present one token,
-- each sees what the one before it did.
create function dhvani.lock_refresh_token(presented text) returns json language plpgsql volatile as $$
declare
  held record;
begin
  select t.id, t.token, t.parent, t.revoked, t.updated_at, t.session_id, s.user_id, s.aal,
    s.not_after, s.created_at as session_created_at,
    coalesce(s.refreshed_at at time zone 'utc', s.created_at) as last_used_at
  into held
  from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
  where t.token = presented
  for update of s, t;
  if not found then
    return null;
  end if;
  return json_build_object(
    'token', to_json(held),
    'amr', (
      select coalesce(json_agg(
        json_build_object('method', c.authentication_method, 'at', extract(epoch from c.created_at))
        order by c.created_at desc), '[]'::json)
      from auth.mfa_amr_claims c where c.session_id = held.session_id
    ),
    'account', dhvani.read_account(held.user_id)
  );
end $$;

-- Revokes the presented token and puts its successor in its place.
create function dhvani.rotate_refresh_token(
  presented text, successor text, session uuid, owner uuid, moment timestamptz
) returns void language plpgsql volatile as $$
begin
  update auth.refresh_tokens set revoked = true, updated_at = moment where token = presented;
  update auth.sessions set refreshed_at = moment at time zone 'utc', updated_at = moment
  where id = session;
  insert into auth.refresh_tokens (token, parent, user_id, session_id, revoked, created_at, updated_at)
  values (successor, presented, owner::text, session, false, moment, moment);
end $$;

revoke all on all functions in schema dhvani from public;
