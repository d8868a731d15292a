--
-- PostgreSQL database dump
--

\restrict pKGu5tXq2uu79Mp9qt7tz9g385wlxNOGPgtGvazkf3hSNwqEioYjKdm92a3Qzhf

-- Dumped from database version 15.18
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: auth; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA auth;


--
-- Name: dhvani; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA dhvani;


--
-- Name: dhvani_migrations; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA dhvani_migrations;


--
-- Name: private; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA private;


--
-- Name: storage; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA storage;


--
-- Name: aal_level; Type: TYPE; Schema: auth; Owner: -
--

CREATE TYPE auth.aal_level AS ENUM (
    'aal1',
    'aal2',
    'aal3'
);


--
-- Name: code_challenge_method; Type: TYPE; Schema: auth; Owner: -
--

CREATE TYPE auth.code_challenge_method AS ENUM (
    's256',
    'plain'
);


--
-- Name: factor_status; Type: TYPE; Schema: auth; Owner: -
--

CREATE TYPE auth.factor_status AS ENUM (
    'unverified',
    'verified'
);


--
-- Name: factor_type; Type: TYPE; Schema: auth; Owner: -
--

CREATE TYPE auth.factor_type AS ENUM (
    'totp',
    'webauthn',
    'phone'
);


--
-- Name: one_time_token_type; Type: TYPE; Schema: auth; Owner: -
--

CREATE TYPE auth.one_time_token_type AS ENUM (
    'confirmation_token',
    'reauthentication_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'phone_change_token'
);


--
-- Name: buckettype; Type: TYPE; Schema: storage; Owner: -
--

CREATE TYPE storage.buckettype AS ENUM (
    'STANDARD',
    'ANALYTICS',
    'VECTOR'
);


--
-- Name: email(); Type: FUNCTION; Schema: auth; Owner: -
--

CREATE FUNCTION auth.email() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;


--
-- Name: jwt(); Type: FUNCTION; Schema: auth; Owner: -
--

CREATE FUNCTION auth.jwt() RETURNS jsonb
    LANGUAGE sql STABLE
    AS $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;


--
-- Name: role(); Type: FUNCTION; Schema: auth; Owner: -
--

CREATE FUNCTION auth.role() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;


--
-- Name: uid(); Type: FUNCTION; Schema: auth; Owner: -
--

CREATE FUNCTION auth.uid() RETURNS uuid
    LANGUAGE sql STABLE
    AS $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;


--
-- Name: has_session(uuid, uuid); Type: FUNCTION; Schema: dhvani; Owner: -
--

CREATE FUNCTION dhvani.has_session(wanted uuid, owner uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return exists (
    select from auth.sessions s
    where s.id = wanted and s.user_id = owner
      and (s.not_after is null or s.not_after > now())
      and exists (select from auth.refresh_tokens t where t.session_id = s.id and t.revoked = false)
  );
end $$;


--
-- Name: has_verified_factor(uuid); Type: FUNCTION; Schema: dhvani; Owner: -
--

CREATE FUNCTION dhvani.has_verified_factor(person uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end $$;


--
-- Name: is_live_session(uuid, uuid); Type: FUNCTION; Schema: dhvani; Owner: -
--

CREATE FUNCTION dhvani.is_live_session(wanted uuid, owner uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
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


--
-- Name: lock_refresh_token(text); Type: FUNCTION; Schema: dhvani; Owner: -
--

CREATE FUNCTION dhvani.lock_refresh_token(presented text) RETURNS json
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: read_account(uuid); Type: FUNCTION; Schema: dhvani; Owner: -
--

CREATE FUNCTION dhvani.read_account(wanted uuid) RETURNS json
    LANGUAGE plpgsql STABLE
    AS $$
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


--
-- Name: require_live_session(uuid, uuid); Type: FUNCTION; Schema: dhvani; Owner: -
--

CREATE FUNCTION dhvani.require_live_session(wanted uuid, owner uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE
    AS $$
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


--
-- Name: rotate_refresh_token(text, text, uuid, uuid, timestamp with time zone); Type: FUNCTION; Schema: dhvani; Owner: -
--

CREATE FUNCTION dhvani.rotate_refresh_token(presented text, successor text, session uuid, owner uuid, moment timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  update auth.refresh_tokens set revoked = true, updated_at = moment where token = presented;
  update auth.sessions set refreshed_at = moment at time zone 'utc', updated_at = moment
  where id = session;
  insert into auth.refresh_tokens (token, parent, user_id, session_id, revoked, created_at, updated_at)
  values (successor, presented, owner::text, session, false, moment, moment);
end $$;


--
-- Name: has_given_second_factor(); Type: FUNCTION; Schema: private; Owner: -
--

CREATE FUNCTION private.has_given_second_factor() RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return coalesce((select auth.jwt()) ->> 'aal' in ('aal2', 'aal3'), false)
    or not exists (
      select from auth.mfa_factors f
      where f.user_id = (select auth.uid()) and f.status = 'verified'
    );
end $$;


--
-- Name: touch_saved_mix(); Type: FUNCTION; Schema: private; Owner: -
--

CREATE FUNCTION private.touch_saved_mix() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.updated_at := pg_catalog.clock_timestamp();
  return new;
end $$;


--
-- Name: limit_rows_per_person(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.limit_rows_per_person() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  most constant integer := tg_argv[0];
  others integer;
begin
  -- Inserts of one person take turns here, so that parallel ones cannot pass the limit together.
  perform pg_catalog.pg_advisory_xact_lock(
    pg_catalog.hashtextextended(tg_table_name || ' ' || new.user_id, 0)
  );
  -- A row of the same id is not another one: an upsert replaces it.
  execute pg_catalog.format(
    'select count(*) from (select from %I.%I where user_id = $1 and id <> $2 limit $3) as rows',
    tg_table_schema, tg_table_name
  ) into others using new.user_id, new.id, most;
  if others >= most then
    raise exception using
      errcode = 'PT409',
      message = pg_catalog.format('too many rows in %I', tg_table_name),
      detail = pg_catalog.format('A person may have %s rows in this table.', most),
      hint = 'Delete one to make room.';
  end if;
  return new;
end;
$_$;


--
-- Name: allow_any_operation(text[]); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.allow_any_operation(expected text[]) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select exists (
    select from unnest(expected) as operation where storage.allow_only_operation(operation)
  )
$$;


--
-- Name: allow_only_operation(text); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.allow_only_operation(expected text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select regexp_replace(storage.operation(), '^storage\.', '') = regexp_replace(expected, '^storage\.', '')
$$;


--
-- Name: enforce_bucket_name_length(); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.enforce_bucket_name_length() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if length(new.name) > 100 then
    raise exception 'bucket name "%" is too long (% characters). Max is 100.', new.name, length(new.name);
  end if;
  return new;
end $$;


--
-- Name: extension(text); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.extension(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;


--
-- Name: filename(text); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.filename(name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;


--
-- Name: foldername(text); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.foldername(name text) RETURNS text[]
    LANGUAGE sql IMMUTABLE
    AS $$
  select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1]
$$;


--
-- Name: operation(); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.operation() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select current_setting('storage.operation', true)
$$;


--
-- Name: protect_delete(); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.protect_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), '') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501';
  end if;
  return null;
end $$;


--
-- Name: update_updated_at_column(); Type: FUNCTION; Schema: storage; Owner: -
--

CREATE FUNCTION storage.update_updated_at_column() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.updated_at = now();
  return new;
end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: audit_log_entries; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.audit_log_entries (
    instance_id uuid,
    id uuid NOT NULL,
    payload json,
    created_at timestamp with time zone,
    ip_address character varying(64) DEFAULT ''::character varying NOT NULL
);


--
-- Name: flow_state; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.flow_state (
    id uuid NOT NULL,
    user_id uuid,
    auth_code text,
    code_challenge_method auth.code_challenge_method,
    code_challenge text,
    provider_type text NOT NULL,
    provider_access_token text,
    provider_refresh_token text,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    authentication_method text NOT NULL,
    auth_code_issued_at timestamp with time zone,
    invite_token text,
    referrer text,
    oauth_client_state_id uuid,
    linking_target_id uuid,
    email_optional boolean DEFAULT false NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.identities (
    provider_id text NOT NULL,
    user_id uuid NOT NULL,
    identity_data jsonb NOT NULL,
    provider text NOT NULL,
    last_sign_in_at timestamp with time zone,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    email text GENERATED ALWAYS AS (lower((identity_data ->> 'email'::text))) STORED,
    id uuid DEFAULT gen_random_uuid() NOT NULL
);


--
-- Name: instances; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.instances (
    id uuid NOT NULL,
    uuid uuid,
    raw_base_config text,
    created_at timestamp with time zone,
    updated_at timestamp with time zone
);


--
-- Name: mfa_amr_claims; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.mfa_amr_claims (
    session_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    authentication_method text NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL
);


--
-- Name: mfa_challenges; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.mfa_challenges (
    id uuid NOT NULL,
    factor_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    verified_at timestamp with time zone,
    ip_address inet NOT NULL,
    otp_code text,
    web_authn_session_data jsonb
);


--
-- Name: mfa_factors; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.mfa_factors (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    friendly_name text,
    factor_type auth.factor_type NOT NULL,
    status auth.factor_status NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    secret text,
    phone text,
    last_challenged_at timestamp with time zone,
    web_authn_credential jsonb,
    web_authn_aaguid uuid,
    last_webauthn_challenge_data jsonb
);


--
-- Name: one_time_tokens; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.one_time_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_type auth.one_time_token_type NOT NULL,
    token_hash text NOT NULL,
    relates_to text NOT NULL,
    created_at timestamp without time zone DEFAULT now() NOT NULL,
    updated_at timestamp without time zone DEFAULT now() NOT NULL,
    CONSTRAINT one_time_tokens_token_hash_check CHECK ((char_length(token_hash) > 0))
);


--
-- Name: refresh_tokens; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.refresh_tokens (
    instance_id uuid,
    id bigint NOT NULL,
    token character varying(255),
    user_id character varying(255),
    revoked boolean,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    parent character varying(255),
    session_id uuid
);


--
-- Name: refresh_tokens_id_seq; Type: SEQUENCE; Schema: auth; Owner: -
--

CREATE SEQUENCE auth.refresh_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: refresh_tokens_id_seq; Type: SEQUENCE OWNED BY; Schema: auth; Owner: -
--

ALTER SEQUENCE auth.refresh_tokens_id_seq OWNED BY auth.refresh_tokens.id;


--
-- Name: saml_providers; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.saml_providers (
    id uuid NOT NULL,
    sso_provider_id uuid NOT NULL,
    entity_id text NOT NULL,
    metadata_xml text NOT NULL,
    metadata_url text,
    attribute_mapping jsonb,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    name_id_format text,
    CONSTRAINT saml_providers_entity_id_check CHECK ((char_length(entity_id) > 0)),
    CONSTRAINT saml_providers_metadata_xml_check CHECK ((char_length(metadata_xml) > 0))
);


--
-- Name: saml_relay_states; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.saml_relay_states (
    id uuid NOT NULL,
    sso_provider_id uuid NOT NULL,
    request_id text NOT NULL,
    for_email text,
    redirect_to text,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    flow_state_id uuid,
    CONSTRAINT saml_relay_states_request_id_check CHECK ((char_length(request_id) > 0))
);


--
-- Name: schema_migrations; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.schema_migrations (
    version character varying(255) NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    factor_id uuid,
    aal auth.aal_level,
    not_after timestamp with time zone,
    refreshed_at timestamp without time zone,
    user_agent text,
    ip inet,
    tag text,
    oauth_client_id uuid,
    refresh_token_hmac_key text,
    refresh_token_counter bigint,
    scopes text,
    CONSTRAINT sessions_scopes_check CHECK ((char_length(scopes) <= 4096))
);


--
-- Name: sso_domains; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.sso_domains (
    id uuid NOT NULL,
    sso_provider_id uuid NOT NULL,
    domain text NOT NULL,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    CONSTRAINT sso_domains_domain_check CHECK ((char_length(domain) > 0))
);


--
-- Name: sso_providers; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.sso_providers (
    id uuid NOT NULL,
    resource_id text,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    disabled boolean,
    CONSTRAINT sso_providers_resource_id_check CHECK (((resource_id IS NULL) OR (char_length(resource_id) > 0)))
);


--
-- Name: users; Type: TABLE; Schema: auth; Owner: -
--

CREATE TABLE auth.users (
    instance_id uuid,
    id uuid NOT NULL,
    aud character varying(255),
    role character varying(255),
    email character varying(255),
    encrypted_password character varying(255),
    email_confirmed_at timestamp with time zone,
    invited_at timestamp with time zone,
    confirmation_token character varying(255),
    confirmation_sent_at timestamp with time zone,
    recovery_token character varying(255),
    recovery_sent_at timestamp with time zone,
    email_change_token_new character varying(255),
    email_change character varying(255),
    email_change_sent_at timestamp with time zone,
    last_sign_in_at timestamp with time zone,
    raw_app_meta_data jsonb,
    raw_user_meta_data jsonb,
    is_super_admin boolean,
    created_at timestamp with time zone,
    updated_at timestamp with time zone,
    phone text,
    phone_confirmed_at timestamp with time zone,
    phone_change text DEFAULT ''::text,
    phone_change_token character varying(255) DEFAULT ''::character varying,
    phone_change_sent_at timestamp with time zone,
    confirmed_at timestamp with time zone GENERATED ALWAYS AS (LEAST(email_confirmed_at, phone_confirmed_at)) STORED,
    email_change_token_current character varying(255) DEFAULT ''::character varying,
    email_change_confirm_status smallint DEFAULT 0,
    banned_until timestamp with time zone,
    reauthentication_token character varying(255) DEFAULT ''::character varying,
    reauthentication_sent_at timestamp with time zone,
    is_sso_user boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    is_anonymous boolean DEFAULT false NOT NULL,
    CONSTRAINT users_email_change_confirm_status_check CHECK (((email_change_confirm_status >= 0) AND (email_change_confirm_status <= 2)))
);


--
-- Name: browsers_of_flows; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.browsers_of_flows (
    flow_id uuid NOT NULL,
    browser_hash text NOT NULL
);


--
-- Name: contact_mailings; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.contact_mailings (
    message_id uuid NOT NULL,
    posted_at timestamp with time zone NOT NULL
);


--
-- Name: known_networks; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.known_networks (
    user_id uuid NOT NULL,
    network text NOT NULL,
    last_sign_in_at timestamp with time zone NOT NULL
);


--
-- Name: one_time_codes; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.one_time_codes (
    user_id uuid NOT NULL,
    token_type auth.one_time_token_type NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.outbox (
    id bigint NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    claimed_until timestamp with time zone,
    failed_at timestamp with time zone,
    last_problem text,
    CONSTRAINT outbox_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text])))
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: dhvani; Owner: -
--

CREATE SEQUENCE dhvani.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: outbox_id_seq; Type: SEQUENCE OWNED BY; Schema: dhvani; Owner: -
--

ALTER SEQUENCE dhvani.outbox_id_seq OWNED BY dhvani.outbox.id;


--
-- Name: pending_sign_ups; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.pending_sign_ups (
    user_id uuid NOT NULL,
    network text NOT NULL,
    is_contested boolean NOT NULL
);


--
-- Name: resumable_parts; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.resumable_parts (
    upload_id uuid NOT NULL,
    first_byte bigint NOT NULL,
    bytes bigint NOT NULL,
    blob_key text NOT NULL
);


--
-- Name: resumable_uploads; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.resumable_uploads (
    id uuid NOT NULL,
    bucket_id text NOT NULL,
    name text NOT NULL,
    owner_id text,
    declared_type text NOT NULL,
    cache_control text NOT NULL,
    user_metadata jsonb,
    is_upsert boolean NOT NULL,
    total_bytes bigint,
    received_bytes bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.secrets (
    purpose text NOT NULL,
    secret text NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: session_proofs; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.session_proofs (
    session_id uuid NOT NULL,
    network text NOT NULL,
    proved_at timestamp with time zone NOT NULL
);


--
-- Name: signing_keys; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.signing_keys (
    id text NOT NULL,
    private_jwk jsonb NOT NULL,
    public_jwk jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    active_from timestamp with time zone NOT NULL,
    retired_at timestamp with time zone
);


--
-- Name: totp_steps; Type: TABLE; Schema: dhvani; Owner: -
--

CREATE TABLE dhvani.totp_steps (
    factor_id uuid NOT NULL,
    last_step bigint NOT NULL
);


--
-- Name: applied; Type: TABLE; Schema: dhvani_migrations; Owner: -
--

CREATE TABLE dhvani_migrations.applied (
    name text NOT NULL,
    hash text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: account_sessions; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.account_sessions WITH (security_barrier='true') AS
 SELECT s.id,
    s.created_at,
    COALESCE((s.refreshed_at AT TIME ZONE 'utc'::text), s.created_at) AS last_used_at,
    s.user_agent,
    host(s.ip) AS ip,
    (s.aal)::text AS aal,
    ((s.id)::text = (auth.jwt() ->> 'session_id'::text)) AS is_current
   FROM auth.sessions s
  WHERE ((s.user_id = ( SELECT auth.uid() AS uid)) AND ((s.not_after IS NULL) OR (s.not_after > now())) AND (EXISTS ( SELECT
           FROM auth.sessions mine
          WHERE ((mine.user_id = s.user_id) AND ((mine.id)::text = ( SELECT (auth.jwt() ->> 'session_id'::text)))))) AND ((( SELECT (auth.jwt() ->> 'aal'::text)) = 'aal2'::text) OR (NOT (EXISTS ( SELECT
           FROM auth.mfa_factors f
          WHERE ((f.user_id = s.user_id) AND (f.status = 'verified'::auth.factor_status)))))));


--
-- Name: contact_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contact_messages_email_check CHECK (((char_length(email) >= 3) AND (char_length(email) <= 320))),
    CONSTRAINT contact_messages_email_check1 CHECK ((POSITION(('@'::text) IN (email)) > 1)),
    CONSTRAINT contact_messages_message_check CHECK (((char_length(btrim(message)) >= 1) AND (char_length(btrim(message)) <= 10000))),
    CONSTRAINT contact_messages_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 200))),
    CONSTRAINT contact_messages_whole_message_check CHECK ((char_length(message) <= 20000)),
    CONSTRAINT contact_messages_whole_name_check CHECK ((char_length(name) <= 400))
);


--
-- Name: saved_beats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_beats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    name text NOT NULL,
    beat jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_beats_beat_check CHECK ((jsonb_typeof(beat) = 'object'::text)),
    CONSTRAINT saved_beats_beat_check1 CHECK ((pg_column_size(beat) <= 16384)),
    CONSTRAINT saved_beats_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 100))),
    CONSTRAINT saved_beats_name_check1 CHECK ((name !~ '[<>]'::text)),
    CONSTRAINT saved_beats_whole_name_check CHECK ((char_length(name) <= 200))
);


--
-- Name: saved_mixes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.saved_mixes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid DEFAULT auth.uid() NOT NULL,
    name text NOT NULL,
    mix jsonb NOT NULL,
    "position" double precision DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_mixes_mix_check CHECK ((jsonb_typeof(mix) = 'object'::text)),
    CONSTRAINT saved_mixes_mix_check1 CHECK ((pg_column_size(mix) <= 16384)),
    CONSTRAINT saved_mixes_mix_check2 CHECK ((octet_length((mix)::text) <= 65536)),
    CONSTRAINT saved_mixes_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 100))),
    CONSTRAINT saved_mixes_name_check1 CHECK ((name !~ '[<>]'::text)),
    CONSTRAINT saved_mixes_position_check CHECK ((("position" >= ('-1000000000000000'::numeric)::double precision) AND ("position" <= ('1000000000000000'::numeric)::double precision))),
    CONSTRAINT saved_mixes_whole_name_check CHECK ((char_length(name) <= 200))
);


--
-- Name: user_sounds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_sounds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    description text,
    audio_url text NOT NULL,
    file_name text NOT NULL,
    file_size bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT user_sounds_audio_url_check CHECK (((char_length(audio_url) >= 1) AND (char_length(audio_url) <= 2048))),
    CONSTRAINT user_sounds_description_check CHECK ((char_length(description) <= 500)),
    CONSTRAINT user_sounds_description_check1 CHECK ((description !~ '[<>]'::text)),
    CONSTRAINT user_sounds_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 1024))),
    CONSTRAINT user_sounds_file_size_check CHECK (((file_size >= 1) AND (file_size <= 52428800))),
    CONSTRAINT user_sounds_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 100))),
    CONSTRAINT user_sounds_name_check1 CHECK ((name !~ '[<>]'::text)),
    CONSTRAINT user_sounds_whole_name_check CHECK ((char_length(name) <= 200))
);


--
-- Name: buckets; Type: TABLE; Schema: storage; Owner: -
--

CREATE TABLE storage.buckets (
    id text NOT NULL,
    name text NOT NULL,
    owner uuid,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now(),
    public boolean DEFAULT false,
    avif_autodetection boolean DEFAULT false,
    file_size_limit bigint,
    allowed_mime_types text[],
    owner_id text,
    type storage.buckettype DEFAULT 'STANDARD'::storage.buckettype NOT NULL,
    versioning_status text DEFAULT 'DISABLED'::text NOT NULL
);


--
-- Name: objects; Type: TABLE; Schema: storage; Owner: -
--

CREATE TABLE storage.objects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    bucket_id text,
    name text,
    owner uuid,
    created_at timestamp with time zone DEFAULT now(),
    updated_at timestamp with time zone DEFAULT now(),
    last_accessed_at timestamp with time zone DEFAULT now(),
    metadata jsonb,
    path_tokens text[] GENERATED ALWAYS AS (string_to_array(name, '/'::text)) STORED,
    version text,
    owner_id text,
    user_metadata jsonb,
    archived_at timestamp with time zone,
    is_delete_marker boolean DEFAULT false NOT NULL,
    is_versioned boolean DEFAULT false NOT NULL
);


--
-- Name: refresh_tokens id; Type: DEFAULT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.refresh_tokens ALTER COLUMN id SET DEFAULT nextval('auth.refresh_tokens_id_seq'::regclass);


--
-- Name: outbox id; Type: DEFAULT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.outbox ALTER COLUMN id SET DEFAULT nextval('dhvani.outbox_id_seq'::regclass);


--
-- Data for Name: audit_log_entries; Type: TABLE DATA; Schema: auth; Owner: -
--

INSERT INTO auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) VALUES ('00000000-0000-0000-0000-000000000000', 'b536cf94-d876-4451-b348-9409fee6024d', '{"action":"user_signedup","actor_id":"cbdc2200-b6e1-4d91-a62e-ede69fe344db","actor_username":"asha@example.com","log_type":"account"}', '2026-11-23 02:56:48.493+00', '127.0.0.1');
INSERT INTO auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) VALUES ('00000000-0000-0000-0000-000000000000', '5857914e-c8f0-4f9c-bf23-1b06e24c6c1a', '{"action":"login","actor_id":"cbdc2200-b6e1-4d91-a62e-ede69fe344db","actor_username":"asha@example.com","log_type":"account","traits":{"method":"password"}}', '2026-11-23 02:56:48.498+00', '127.0.0.1');
INSERT INTO auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) VALUES ('00000000-0000-0000-0000-000000000000', '9da024a6-67b7-4297-9d2d-24fb0f7e7050', '{"action":"login","actor_id":"cbdc2200-b6e1-4d91-a62e-ede69fe344db","actor_username":"asha@example.com","log_type":"account","traits":{"method":"password"}}', '2026-11-23 02:56:48.7+00', '127.0.0.1');
INSERT INTO auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) VALUES ('00000000-0000-0000-0000-000000000000', 'ffa32a16-1200-4a1b-9de0-04472fe6cc34', '{"action":"user_signedup","actor_id":"ed812331-9ec8-418d-be0b-347a446c0d44","actor_username":"ravi@example.com","log_type":"account"}', '2026-11-23 02:56:48.996+00', '127.0.0.1');
INSERT INTO auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) VALUES ('00000000-0000-0000-0000-000000000000', 'c98e6b7f-14af-4945-9e93-d9bb98429911', '{"action":"login","actor_id":"ed812331-9ec8-418d-be0b-347a446c0d44","actor_username":"ravi@example.com","log_type":"account","traits":{"method":"password"}}', '2026-11-23 02:56:48.998+00', '127.0.0.1');
INSERT INTO auth.audit_log_entries (instance_id, id, payload, created_at, ip_address) VALUES ('00000000-0000-0000-0000-000000000000', '9b5420fa-64b4-418b-a43d-ed3cfdc6b612', '{"action":"login","actor_id":"ed812331-9ec8-418d-be0b-347a446c0d44","actor_username":"ravi@example.com","log_type":"account","traits":{"method":"password"}}', '2026-11-23 02:56:49.095+00', '127.0.0.1');


--
-- Data for Name: flow_state; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: identities; Type: TABLE DATA; Schema: auth; Owner: -
--

INSERT INTO auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, id) VALUES ('cbdc2200-b6e1-4d91-a62e-ede69fe344db', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', '{"sub": "cbdc2200-b6e1-4d91-a62e-ede69fe344db", "email": "asha@example.com", "email_verified": false, "phone_verified": false}', 'email', '2026-11-23 02:56:48.473+00', '2026-11-23 02:56:48.473+00', '2026-11-23 02:56:48.473+00', 'e8ffbdaf-1aec-44c8-bf6e-45771461fff3');
INSERT INTO auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at, id) VALUES ('ed812331-9ec8-418d-be0b-347a446c0d44', 'ed812331-9ec8-418d-be0b-347a446c0d44', '{"sub": "ed812331-9ec8-418d-be0b-347a446c0d44", "email": "ravi@example.com", "email_verified": false, "phone_verified": false}', 'email', '2026-11-23 02:56:48.99+00', '2026-11-23 02:56:48.99+00', '2026-11-23 02:56:48.99+00', '589eadf7-3cf1-447a-9997-0c6f90ebb007');


--
-- Data for Name: instances; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: mfa_amr_claims; Type: TABLE DATA; Schema: auth; Owner: -
--

INSERT INTO auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method, id) VALUES ('387dda8b-e925-499c-997d-6bebc2608169', '2026-11-23 02:56:48.498+00', '2026-11-23 02:56:48.498+00', 'password', '8a369397-61ea-4655-a2e1-a377c3d86a5e');
INSERT INTO auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method, id) VALUES ('8aaa9409-39b1-44b3-8b96-3d31a92e6a1f', '2026-11-23 02:56:48.7+00', '2026-11-23 02:56:48.7+00', 'password', '6ad098ee-c0a0-4e95-825b-3adf621376b9');
INSERT INTO auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method, id) VALUES ('cbd4ae46-0f8b-4551-a619-f78d523a6fcb', '2026-11-23 02:56:48.998+00', '2026-11-23 02:56:48.998+00', 'password', '8eb67449-4796-4618-bb64-4a0fe6c1361c');
INSERT INTO auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method, id) VALUES ('820cd0ba-a50d-4d3c-b90e-48bb3270b55f', '2026-11-23 02:56:49.095+00', '2026-11-23 02:56:49.095+00', 'password', 'd6c9faaf-b78a-46ef-a994-e2767d7a8568');


--
-- Data for Name: mfa_challenges; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: mfa_factors; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: one_time_tokens; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: refresh_tokens; Type: TABLE DATA; Schema: auth; Owner: -
--

INSERT INTO auth.refresh_tokens (instance_id, id, token, user_id, revoked, created_at, updated_at, parent, session_id) VALUES (NULL, 1, '97e17f7d679d4bcfe44d37a90339a433', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', false, '2026-11-23 02:56:48.498+00', '2026-11-23 02:56:48.498+00', NULL, '387dda8b-e925-499c-997d-6bebc2608169');
INSERT INTO auth.refresh_tokens (instance_id, id, token, user_id, revoked, created_at, updated_at, parent, session_id) VALUES (NULL, 2, '38e0b7522e8b2e24214920fa9457cd40', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', false, '2026-11-23 02:56:48.7+00', '2026-11-23 02:56:48.7+00', NULL, '8aaa9409-39b1-44b3-8b96-3d31a92e6a1f');
INSERT INTO auth.refresh_tokens (instance_id, id, token, user_id, revoked, created_at, updated_at, parent, session_id) VALUES (NULL, 3, 'f19ca8e82abbff3becf8a013cdd19f1b', 'ed812331-9ec8-418d-be0b-347a446c0d44', false, '2026-11-23 02:56:48.998+00', '2026-11-23 02:56:48.998+00', NULL, 'cbd4ae46-0f8b-4551-a619-f78d523a6fcb');
INSERT INTO auth.refresh_tokens (instance_id, id, token, user_id, revoked, created_at, updated_at, parent, session_id) VALUES (NULL, 4, 'c4621111b0980fbe027e1569b337ed2c', 'ed812331-9ec8-418d-be0b-347a446c0d44', false, '2026-11-23 02:56:49.095+00', '2026-11-23 02:56:49.095+00', NULL, '820cd0ba-a50d-4d3c-b90e-48bb3270b55f');


--
-- Data for Name: saml_providers; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: saml_relay_states; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: auth; Owner: -
--

INSERT INTO auth.sessions (id, user_id, created_at, updated_at, factor_id, aal, not_after, refreshed_at, user_agent, ip, tag, oauth_client_id, refresh_token_hmac_key, refresh_token_counter, scopes) VALUES ('387dda8b-e925-499c-997d-6bebc2608169', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', '2026-11-23 02:56:48.498+00', '2026-11-23 02:56:48.498+00', NULL, 'aal1', NULL, NULL, 'node', '127.0.0.1', NULL, NULL, NULL, NULL, NULL);
INSERT INTO auth.sessions (id, user_id, created_at, updated_at, factor_id, aal, not_after, refreshed_at, user_agent, ip, tag, oauth_client_id, refresh_token_hmac_key, refresh_token_counter, scopes) VALUES ('8aaa9409-39b1-44b3-8b96-3d31a92e6a1f', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', '2026-11-23 02:56:48.7+00', '2026-11-23 02:56:48.7+00', NULL, 'aal1', NULL, NULL, 'node', '127.0.0.1', NULL, NULL, NULL, NULL, NULL);
INSERT INTO auth.sessions (id, user_id, created_at, updated_at, factor_id, aal, not_after, refreshed_at, user_agent, ip, tag, oauth_client_id, refresh_token_hmac_key, refresh_token_counter, scopes) VALUES ('cbd4ae46-0f8b-4551-a619-f78d523a6fcb', 'ed812331-9ec8-418d-be0b-347a446c0d44', '2026-11-23 02:56:48.998+00', '2026-11-23 02:56:48.998+00', NULL, 'aal1', NULL, NULL, 'node', '127.0.0.1', NULL, NULL, NULL, NULL, NULL);
INSERT INTO auth.sessions (id, user_id, created_at, updated_at, factor_id, aal, not_after, refreshed_at, user_agent, ip, tag, oauth_client_id, refresh_token_hmac_key, refresh_token_counter, scopes) VALUES ('820cd0ba-a50d-4d3c-b90e-48bb3270b55f', 'ed812331-9ec8-418d-be0b-347a446c0d44', '2026-11-23 02:56:49.095+00', '2026-11-23 02:56:49.095+00', NULL, 'aal1', NULL, NULL, 'node', '127.0.0.1', NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: sso_domains; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: sso_providers; Type: TABLE DATA; Schema: auth; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: auth; Owner: -
--

INSERT INTO auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_token, confirmation_sent_at, recovery_token, recovery_sent_at, email_change_token_new, email_change, email_change_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, is_super_admin, created_at, updated_at, phone, phone_confirmed_at, phone_change, phone_change_token, phone_change_sent_at, email_change_token_current, email_change_confirm_status, banned_until, reauthentication_token, reauthentication_sent_at, is_sso_user, deleted_at, is_anonymous) VALUES ('00000000-0000-0000-0000-000000000000', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', 'authenticated', 'authenticated', 'asha@example.com', '$2b$10$bzAeBbfZ9lV1JnJuvXrYM.sjzPnJirDgTl2fcDUsGRXOsK5PuKDnG', '2026-11-23 02:56:48.495+00', NULL, '', NULL, '', NULL, '', '', NULL, '2026-11-23 02:56:48.7+00', '{"provider": "email", "providers": ["email"]}', '{"sub": "cbdc2200-b6e1-4d91-a62e-ede69fe344db", "email": "asha@example.com", "email_verified": true, "phone_verified": false}', NULL, '2026-11-23 02:56:48.473+00', '2026-11-23 02:56:48.7+00', NULL, NULL, '', '', NULL, '', 0, NULL, '', NULL, false, NULL, false);
INSERT INTO auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_token, confirmation_sent_at, recovery_token, recovery_sent_at, email_change_token_new, email_change, email_change_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, is_super_admin, created_at, updated_at, phone, phone_confirmed_at, phone_change, phone_change_token, phone_change_sent_at, email_change_token_current, email_change_confirm_status, banned_until, reauthentication_token, reauthentication_sent_at, is_sso_user, deleted_at, is_anonymous) VALUES ('00000000-0000-0000-0000-000000000000', 'ed812331-9ec8-418d-be0b-347a446c0d44', 'authenticated', 'authenticated', 'ravi@example.com', '$2b$10$hnvGu5qhy5YQDA7ew0V5H.KbsthtAsRGLQiteW9wAnrsu9YFceiy6', '2026-11-23 02:56:48.997+00', NULL, '', NULL, '', NULL, '', '', NULL, '2026-11-23 02:56:49.095+00', '{"provider": "email", "providers": ["email"]}', '{"sub": "ed812331-9ec8-418d-be0b-347a446c0d44", "email": "ravi@example.com", "email_verified": true, "phone_verified": false}', NULL, '2026-11-23 02:56:48.99+00', '2026-11-23 02:56:49.095+00', NULL, NULL, '', '', NULL, '', 0, NULL, '', NULL, false, NULL, false);


--
-- Data for Name: browsers_of_flows; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: contact_mailings; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: known_networks; Type: TABLE DATA; Schema: dhvani; Owner: -
--

INSERT INTO dhvani.known_networks (user_id, network, last_sign_in_at) VALUES ('cbdc2200-b6e1-4d91-a62e-ede69fe344db', '127.0.0.1', '2026-11-23 02:56:48.7+00');
INSERT INTO dhvani.known_networks (user_id, network, last_sign_in_at) VALUES ('ed812331-9ec8-418d-be0b-347a446c0d44', '127.0.0.1', '2026-11-23 02:56:49.095+00');


--
-- Data for Name: one_time_codes; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: outbox; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: pending_sign_ups; Type: TABLE DATA; Schema: dhvani; Owner: -
--

INSERT INTO dhvani.pending_sign_ups (user_id, network, is_contested) VALUES ('cbdc2200-b6e1-4d91-a62e-ede69fe344db', '127.0.0.1', false);
INSERT INTO dhvani.pending_sign_ups (user_id, network, is_contested) VALUES ('ed812331-9ec8-418d-be0b-347a446c0d44', '127.0.0.1', false);


--
-- Data for Name: resumable_parts; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: resumable_uploads; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: dhvani; Owner: -
--

INSERT INTO dhvani.secrets (purpose, secret, created_at) VALUES ('signed storage addresses', 'EJyN6qiEDkU+U3mCXLf+ogKq1fNwLhMhith648nUvHs=', '2026-11-23 02:56:48.04+00');


--
-- Data for Name: session_proofs; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: signing_keys; Type: TABLE DATA; Schema: dhvani; Owner: -
--

INSERT INTO dhvani.signing_keys (id, private_jwk, public_jwk, created_at, active_from, retired_at) VALUES ('d4b5a9b1-cb1b-455d-af5b-724c0a13ade9', '{"d": "TnY18LTzAR3lffgkxu_hYIs5JOoryl6UVd1NECO23no", "x": "IRoSKlQ1po09kRH2JbccHlwePOcLqYR-nV07HRWqr10", "y": "77fxYMYekzSTzEDIpRiwlyBtpmprY4kPPTBncx2QR1k", "crv": "P-256", "kty": "EC"}', '{"x": "IRoSKlQ1po09kRH2JbccHlwePOcLqYR-nV07HRWqr10", "y": "77fxYMYekzSTzEDIpRiwlyBtpmprY4kPPTBncx2QR1k", "alg": "ES256", "crv": "P-256", "kid": "d4b5a9b1-cb1b-455d-af5b-724c0a13ade9", "kty": "EC", "use": "sig", "key_ops": ["verify"]}', '2026-11-23 02:56:47.842+00', '2026-11-23 02:56:47.842+00', NULL);


--
-- Data for Name: totp_steps; Type: TABLE DATA; Schema: dhvani; Owner: -
--



--
-- Data for Name: applied; Type: TABLE DATA; Schema: dhvani_migrations; Owner: -
--

INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/001-roles.sql', '351993ef4a6dda2845ee29092fd15b00fa82a94447d18c08db5188795a2674d9', '2026-11-23 02:52:19.964552+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/002-auth.sql', 'c27bf2b8041df9bbc7abe6a8ad1bec0f90f606349e3e3b02e3cf12a4ad9599e3', '2026-11-23 02:52:19.967931+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/003-storage.sql', 'fb4e000321105bc60dbe300039b0303fae38aa43b1565c80052db3af4ff3d275', '2026-11-23 02:52:19.997655+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/004-dhvani.sql', 'fbd5d42ad12061bb46cbcd8541aaa81236b7f69b7dfb97c2b7f02fb797f94dd7', '2026-11-23 02:52:20.003515+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/005-account-reading.sql', '3c6734c8e9caa331a3072146587093396822827aae20fb207aeae652f1cacd7d', '2026-11-23 02:52:20.006451+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/020-contact-mailings.sql', '965190742a8749b591d77b6a9e7b27abb09b76da9a7ee5cd98a72c5c3e8195b3', '2026-11-23 02:52:20.007656+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/040-storage-service.sql', 'efa440ec1533f7ef2000bee7a0354883b28afa15c35ffeb904cc19cf8d64a90b', '2026-11-23 02:52:20.008851+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/041-find-by-version.sql', 'ac4a1a9f25f3b3dc81e3bdebf9ef8d341dd2a18d72bca40f39e2425ce5ec3f72', '2026-11-23 02:52:20.012045+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/042-list-by-prefix.sql', '7e8d863517ed30e702dae8a96d7a85308b4ee3e636d26601efee472791775806', '2026-11-23 02:52:20.013157+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/043-totp-steps.sql', 'a9f5c90f723000c1ab57facca9e79d082378f0df5fd4d49b9989db20f5f6eebd', '2026-11-23 02:52:20.014367+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/044-mail-tokens.sql', '4d42195b6a0a0e21c5d57b62fcaa7727a3f98d3ddae95ae6d0293b7085a74b21', '2026-11-23 02:52:20.015662+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/045-pending-sign-ups.sql', '25de4815910eec35b1eeebd8c1e86fcf0ef9b5d2b246a72027608d86be6d0c08', '2026-11-23 02:52:20.018568+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/046-live-sessions.sql', '0baecf48f5ba243325b76ea53036020c50ed4179ed0cbde081d6fb919f73e7aa', '2026-11-23 02:52:20.021281+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/047-storage-limits.sql', '0514962ce5cdc5188e2d2c0d5b70c6111ecb71eaca9e1cf6137d369a9f2cf395', '2026-11-23 02:52:20.022728+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/048-browsers-of-flows.sql', '4dac120f6be26596e5a6ccb3422254216b95c180603b9a5794dc4b03239d95c3', '2026-11-23 02:52:20.024411+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('server/049-session-proofs.sql', '5d068b68e052cb2d2e1ba2cad0c647d4c5ca6c4a2880cfad8b23c3a456dbdaf4', '2026-11-23 02:52:20.025974+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261121000100_user_sounds.sql', 'c098c3a54e03c0e0a252f495990369a6e56f89ffba632e18869e9f6b0140a316', '2026-11-23 02:52:20.027477+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261121000200_saved_beats.sql', 'eb536d36a08cde201353a0c62670d5517f23aa6e6764fd9547d1437966905eda', '2026-11-23 02:52:20.030406+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261121000300_contact_messages.sql', '1a2f1ef1d85fbc5b10be8d64e1e64b3f772a57781c1ffc658f2df60b63fa6f48', '2026-11-23 02:52:20.032972+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261121000400_buckets.sql', 'b2aad1b791fe1c7caa38c601e254c65142c500b1038fad6a37289b892d66905e', '2026-11-23 02:52:20.034921+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261121000500_built_in_bucket.sql', 'd5db2d03e97a47594e10fe575f27e8c52f81dfa767e584d30b7086392b42a1e2', '2026-11-23 02:52:20.036454+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261121000600_account_sessions.sql', 'd3712d316109b9931a9210cc7b2ba6178bd77ecaecf30fd6863fec33cbe460a1', '2026-11-23 02:52:20.03694+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261122000100_second_factor.sql', 'e2dcff6355ef337a9838dc40a61a8191053440472f2a724712c1d35d8affda35', '2026-11-23 02:52:20.038624+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261122004700_rows_per_person.sql', 'dc53f75e161d4e9ea99e3195f6d3f79e815791f71777d6464e13bcfee7781569', '2026-11-23 02:52:20.039692+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261122008000_beats_as_text.sql', '80c46ead0eb6028deeaf73288402da41924ce8e9af50101bac159c44487514e6', '2026-11-23 02:52:20.04051+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261122009500_saved_mixes.sql', '028db379a46fd2c9465138c75bcc94a4cdcc9e2d107870f74164cc7fb438a465', '2026-11-23 02:52:20.040941+00');
INSERT INTO dhvani_migrations.applied (name, hash, applied_at) VALUES ('public/20261123000100_lengths_with_spaces.sql', 'ce9657a9c0c6796bcf603d75812350a6238cb609356f4ff2bb2c91b2489afc0b', '2026-11-23 02:52:20.044125+00');


--
-- Data for Name: contact_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_messages (id, name, email, message, created_at) VALUES ('09d06214-f158-4b85-bc41-d0c00c297161', 'Meera', 'meera@example.com', 'The rain sounds like home.', '2026-11-23 02:56:49.167+00');


--
-- Data for Name: saved_beats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.saved_beats (id, user_id, name, beat, created_at, updated_at) VALUES ('24fd8fd7-baa1-4364-ba0a-bb259ad80cd3', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', 'Asha’s evening', '{"slots": [{"loopId": "tabla-teentaal", "volume": 80, "isMuted": false, "position": 0, "isPlaying": true}, {"loopId": "raga-drone", "volume": 60, "isMuted": true, "position": 7, "isPlaying": true}], "tempo": 96, "masterVolume": 70}', '2026-11-23 02:56:48.795+00', '2026-11-23 02:56:48.795+00');
INSERT INTO public.saved_beats (id, user_id, name, beat, created_at, updated_at) VALUES ('1c467a9e-89c0-4f3c-b983-d27942bd6cf0', 'ed812331-9ec8-418d-be0b-347a446c0d44', 'Ravi’s evening', '{"slots": [{"loopId": "tabla-teentaal", "volume": 80, "isMuted": false, "position": 0, "isPlaying": true}, {"loopId": "raga-drone", "volume": 60, "isMuted": true, "position": 7, "isPlaying": true}], "tempo": 96, "masterVolume": 70}', '2026-11-23 02:56:49.14+00', '2026-11-23 02:56:49.14+00');


--
-- Data for Name: saved_mixes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.saved_mixes (id, user_id, name, mix, "position", created_at, updated_at) VALUES ('0ace2cfc-024d-436c-8eaf-70c2eff148b3', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', 'Asha’s morning', '{"sounds": [{"id": "rain", "name": "Rain", "volume": 40, "isPlaying": true}], "version": 1, "masterVolume": 65}', 0, '2026-11-23 02:56:48.814+00', '2026-11-23 02:56:48.814+00');
INSERT INTO public.saved_mixes (id, user_id, name, mix, "position", created_at, updated_at) VALUES ('33a460d6-f616-4f08-8ad0-c541f18282a1', 'ed812331-9ec8-418d-be0b-347a446c0d44', 'Ravi’s morning', '{"sounds": [{"id": "rain", "name": "Rain", "volume": 40, "isPlaying": true}], "version": 1, "masterVolume": 65}', 0, '2026-11-23 02:56:49.149+00', '2026-11-23 02:56:49.149+00');


--
-- Data for Name: user_sounds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.user_sounds (id, user_id, name, description, audio_url, file_name, file_size, created_at) VALUES ('cd45deee-9fc5-45e0-acfc-8f396dee6c3a', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', 'Asha’s bells', NULL, 'http://127.0.0.1:30464/storage/v1/object/public/user-sounds/cbdc2200-b6e1-4d91-a62e-ede69fe344db/1.wav', 'bells.wav', 88244, '2026-11-23 02:56:48.862+00');
INSERT INTO public.user_sounds (id, user_id, name, description, audio_url, file_name, file_size, created_at) VALUES ('2ac66c33-cecd-4bdc-aa8c-a469540a6aee', 'ed812331-9ec8-418d-be0b-347a446c0d44', 'Ravi’s bells', NULL, 'http://127.0.0.1:30464/storage/v1/object/public/user-sounds/ed812331-9ec8-418d-be0b-347a446c0d44/1.wav', 'bells.wav', 88244, '2026-11-23 02:56:49.157+00');


--
-- Data for Name: buckets; Type: TABLE DATA; Schema: storage; Owner: -
--

INSERT INTO storage.buckets (id, name, owner, created_at, updated_at, public, avif_autodetection, file_size_limit, allowed_mime_types, owner_id, type, versioning_status) VALUES ('dhvani', 'dhvani', NULL, '2026-11-23 02:56:47.775+00', '2026-11-23 02:56:47.775+00', true, false, NULL, NULL, NULL, 'STANDARD', 'DISABLED');
INSERT INTO storage.buckets (id, name, owner, created_at, updated_at, public, avif_autodetection, file_size_limit, allowed_mime_types, owner_id, type, versioning_status) VALUES ('user-sounds', 'user-sounds', NULL, '2026-11-23 02:56:47.775+00', '2026-11-23 02:56:47.775+00', true, false, 52428800, '{audio/mpeg,audio/mp3,audio/wav,audio/ogg,audio/aac,audio/m4a}', NULL, 'STANDARD', 'DISABLED');


--
-- Data for Name: objects; Type: TABLE DATA; Schema: storage; Owner: -
--

INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('d472c7b4-2c21-491a-9227-3335162713d9', 'dhvani', 'coffee-shop.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"391f831f9c97\"", "size": 1931493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1931493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('f4a71ea8-0946-4f17-9f50-9177a90c75d5', 'dhvani', 'small/coffee-shop.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"3ea1d03232cf\"", "size": 771840, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 771840, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('577439eb-65e5-4af8-9aab-37cafcc8027d', 'dhvani', 'indian-traffic.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"9e7bff1a28b3\"", "size": 1931493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1931493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('41b51bfb-84e0-45bb-bc15-40fc071ba74b', 'dhvani', 'small/indian-traffic.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"08e4569fcee6\"", "size": 771840, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 771840, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('e87fb7bf-272b-4848-9e85-7f693ed7e14a', 'dhvani', 'rain-thunder.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"2bfd85ae8dd7\"", "size": 1931493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1931493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('b3be5b0f-0a18-4edb-a8f2-63d03a2d2421', 'dhvani', 'small/rain-thunder.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"da606314190f\"", "size": 771840, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 771840, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('be921624-ad86-4720-84d8-4d3ae73ef63d', 'dhvani', 'morning-birds.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"108e3d6d763f\"", "size": 2317791, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 2317791, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('14132524-f6e6-4003-908a-90251b1b5d3b', 'dhvani', 'small/morning-birds.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"8b5461cf5844\"", "size": 771840, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 771840, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('0d6d4cbb-4d03-41cd-93f6-57bfdf60eb54', 'dhvani', 'rain.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"0561446c686b\"", "size": 1291493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1291493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('43c0e680-26f8-419a-a5f3-7a8c88238ce4', 'dhvani', 'small/rain.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"fa9e7534d838\"", "size": 515808, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 515808, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('ef1159d1-9a91-4f1f-bd1c-91a88bea5838', 'dhvani', 'sea-waves.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"2cb2b1e8e0d2\"", "size": 1291493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1291493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('2986db17-edeb-4d4d-ae66-36912b8c91dc', 'dhvani', 'small/sea-waves.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"6a2913ae7e97\"", "size": 515808, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 515808, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('28de1e52-1f2d-4fbe-b3d7-22a5dbb7a9cb', 'dhvani', 'river-flowing.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"37fda9fdf9e9\"", "size": 1291493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1291493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('e4fc8704-695e-4d4f-b5a0-4034d07866e7', 'dhvani', 'small/river-flowing.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"a791b9d9fa8f\"", "size": 515808, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 515808, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('dffbefff-5d52-4d9a-acf1-41bfb51c644a', 'dhvani', 'breeze.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"310c4db127bc\"", "size": 1547493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1547493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('bd39f25d-a1d1-48fc-b93d-53f9af5c0228', 'dhvani', 'small/breeze.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"7c71d010c41a\"", "size": 618336, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 618336, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('1a24cb5b-7f44-4b09-96d3-3a4d265d6a07', 'dhvani', 'train.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"ea7b0c179515\"", "size": 1291493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1291493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('17812a2f-4303-40f9-8c78-2b54a173cccb', 'dhvani', 'small/train.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"597008969023\"", "size": 515808, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 515808, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('7daf9655-f35e-469e-9a51-b66801a1c9e0', 'dhvani', 'koel-singing.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"e1999cb5a8c8\"", "size": 1931493, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1931493, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('e6a4be1e-bacb-4b1d-8e74-806a97fec852', 'dhvani', 'small/koel-singing.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"aa76059d4343\"", "size": 771840, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 771840, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('c62361cc-af58-4bfd-b54d-ab48b3751d20', 'dhvani', 'asmr-kiss.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"746ca25e6177\"", "size": 1856991, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1856991, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('d1c8d247-3a3d-43a8-b83c-a4c23cfcc632', 'dhvani', 'small/asmr-kiss.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"3f9daa77e434\"", "size": 618336, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 618336, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('15f1caa4-c57b-4967-ac93-c8e836c3043d', 'dhvani', 'beats/tabla-teentaal.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"c08896875502\"", "size": 205635, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 205635, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('c775163b-3fb9-4193-9a6f-e8e8bffe178e', 'dhvani', 'beats/tabla-keherwa.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"3196e7bcc163\"", "size": 109713, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 109713, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('0a7c1ddb-81e9-4e34-b0f1-d30a41f726c8', 'dhvani', 'beats/tabla-rela.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"0b1182397ee8\"", "size": 205635, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 205635, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('8aaad28b-6b5c-4eb9-8c83-7bcb5b8c8b3c', 'dhvani', 'beats/dhol-chaal.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"5e842b81bc42\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('7eaef09c-556c-4a44-a703-9e138f35dc77', 'dhvani', 'beats/dhol-kaherwa.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"2df5437ec19e\"", "size": 91428, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 91428, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('612cc1ee-4ab3-496f-9856-5fd0db075875', 'dhvani', 'beats/vocal-aalap.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"335873a60555\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('af1ac6ff-cf5a-4680-9b96-667dd5980f27', 'dhvani', 'beats/anchors/vocal-aalap-60.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"aa755d3ed496\"", "size": 331232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 331232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('b93dc9bd-d845-4c0f-8510-4306826ce622', 'dhvani', 'beats/anchors/vocal-aalap-80.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"f8174719c758\"", "size": 251298, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 251298, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('435f1c6f-c3a4-4688-b576-ab7b25fe2344', 'dhvani', 'beats/anchors/vocal-aalap-100.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"5517ffb73ebd\"", "size": 203232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 203232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('f2c6a65d-b492-469c-beec-5693a2e9d378', 'dhvani', 'beats/anchors/vocal-aalap-120.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"335873a60555\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('1c3f194f-25e3-4969-b6c1-ade304fb68a9', 'dhvani', 'beats/anchors/vocal-aalap-140.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"a193dcec6b6f\"", "size": 148375, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 148375, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('5e251e1f-e564-41ed-9b9a-b3ce6281d9b2', 'dhvani', 'beats/vocal-sargam.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"85c0507abf6e\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('a8a005e4-a984-4213-ae31-402d09ef8e9a', 'dhvani', 'beats/anchors/vocal-sargam-60.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"2c25fce220a2\"", "size": 331232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 331232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('0d67b8c7-de5e-4369-b99d-1685be91ec87', 'dhvani', 'beats/anchors/vocal-sargam-80.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"96596242cf32\"", "size": 251298, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 251298, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('d830c0c2-e7aa-46b4-b240-a583c7503ce1', 'dhvani', 'beats/anchors/vocal-sargam-100.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"b6cf477abd7e\"", "size": 203232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 203232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('769eda94-58fe-4612-8ff8-8405bc4b95b0', 'dhvani', 'beats/anchors/vocal-sargam-120.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"85c0507abf6e\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('2eb884ed-cdd1-4912-9832-09f003941de7', 'dhvani', 'beats/anchors/vocal-sargam-140.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"90902a001189\"", "size": 148375, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 148375, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('57cbc81a-dc8b-4fb1-baca-7595cc51d79d', 'dhvani', 'beats/raga-drone.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"9871f48c68ff\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('36567df3-843d-48a5-a032-147c14a4a17b', 'dhvani', 'beats/raga-santoor.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"d9f57cad0507\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('c3520aa9-97c8-4cc3-acb8-296dbc7a05d1', 'dhvani', 'beats/flute-phrase.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"21bb7fce3755\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('0193a399-5072-4e88-8b06-067e134bbbd8', 'dhvani', 'beats/anchors/flute-phrase-60.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"63f7cc301926\"", "size": 331232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 331232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('934a65e0-a3c2-48a8-8676-22f1b4950f33', 'dhvani', 'beats/anchors/flute-phrase-80.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"21084e81ddf8\"", "size": 251298, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 251298, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('9e20584e-4dde-4b37-b210-7c8f1b08057d', 'dhvani', 'beats/anchors/flute-phrase-100.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"ecf6a422c135\"", "size": 203232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 203232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('bc5dd651-6d1e-47c5-8796-5a1a4dd2a15c', 'dhvani', 'beats/anchors/flute-phrase-120.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"21bb7fce3755\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('2d9bfcaf-67b0-4c6e-9425-be98e2b50f3a', 'dhvani', 'beats/anchors/flute-phrase-140.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"dc22d522a4cb\"", "size": 148375, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 148375, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('fddb207a-df53-4f1e-ae14-ea6c636b4f68', 'dhvani', 'beats/flute-night.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"8a4d1acb93de\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('cba9df07-1a36-42cd-a41a-18eab0e23e2e', 'dhvani', 'beats/anchors/flute-night-60.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"52f5d4a7d3ae\"", "size": 331232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 331232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('f9762182-1995-4ed7-a3c7-95910b871969', 'dhvani', 'beats/anchors/flute-night-80.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"e33cf21d7b04\"", "size": 251298, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 251298, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('04ca576d-282e-43fc-ae0c-f3be5a365341', 'dhvani', 'beats/anchors/flute-night-100.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"60f79a684492\"", "size": 203232, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 203232, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('6227c9b4-6c5f-459d-ab61-403c2a6d0ac7', 'dhvani', 'beats/anchors/flute-night-120.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"8a4d1acb93de\"", "size": 171363, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 171363, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('1e5ad85c-c532-423a-9e57-6a43e2329794', 'dhvani', 'beats/anchors/flute-night-140.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"b18fcc68a82d\"", "size": 148375, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 148375, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('840cc196-cd3f-48b7-9d2c-15fa8dc7244b', 'dhvani', 'beats/sitar-gat.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"f785aabef0c6\"", "size": 205635, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 205635, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('1e13b782-7cb4-4473-8a87-6bd348a21dde', 'dhvani', 'beats/sitar-jhala.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"33f412b0f71c\"", "size": 205635, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 205635, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('b0aeb999-9b19-45b1-a923-e044a221352c', 'dhvani', 'beats/kits/tabla.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"7834cc27af24\"", "size": 1012505, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1012505, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('d039b80a-62ef-4f56-a7fb-184a5c1ad620', 'dhvani', 'beats/kits/dhol.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"fa3dd747bb76\"", "size": 310334, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 310334, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('08a3e868-8389-4965-a015-04c4e5079320', 'dhvani', 'beats/kits/tanpura.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"115dcd85c611\"", "size": 755461, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 755461, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('387559b0-bc09-421a-a580-7e2883102af4', 'dhvani', 'beats/kits/santoor.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"406c4b70e5b8\"", "size": 1103412, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1103412, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('a9da1d00-8ca3-4eaf-aa75-da4346cdaecc', 'dhvani', 'beats/kits/sitar.mp3', NULL, '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '2026-11-23 02:56:48.282+00', '{"eTag": "\"161736d5b632\"", "size": 1455750, "mimetype": "audio/mpeg", "cacheControl": "no-cache", "lastModified": "1970-01-01T00:00:00.000Z", "contentLength": 1455750, "httpStatusCode": 200}', 'built-in', NULL, NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('a339842c-d4f2-49ac-8125-697055b02a47', 'user-sounds', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db/1.wav', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', '2026-11-23 02:56:48.763+00', '2026-11-23 02:56:48.763+00', '2026-11-23 02:56:48.763+00', '{"eTag": "\"453b281c12b26ae4bf23875d7b38c044\"", "size": 88244, "mimetype": "audio/wav", "cacheControl": "no-cache", "lastModified": "2026-11-23T02:56:48.757Z", "contentLength": 88244, "httpStatusCode": 200}', '4f9b5877-bc6f-42cd-83ce-7b0cb3784c25', 'cbdc2200-b6e1-4d91-a62e-ede69fe344db', NULL, NULL, false, false);
INSERT INTO storage.objects (id, bucket_id, name, owner, created_at, updated_at, last_accessed_at, metadata, version, owner_id, user_metadata, archived_at, is_delete_marker, is_versioned) VALUES ('9a7fa1b5-be6c-45c8-ba35-72545dd06f8f', 'user-sounds', 'ed812331-9ec8-418d-be0b-347a446c0d44/1.wav', 'ed812331-9ec8-418d-be0b-347a446c0d44', '2026-11-23 02:56:49.127+00', '2026-11-23 02:56:49.127+00', '2026-11-23 02:56:49.127+00', '{"eTag": "\"453b281c12b26ae4bf23875d7b38c044\"", "size": 88244, "mimetype": "audio/wav", "cacheControl": "no-cache", "lastModified": "2026-11-23T02:56:49.121Z", "contentLength": 88244, "httpStatusCode": 200}', '60862e90-c4cb-423c-ac74-e201162149ce', 'ed812331-9ec8-418d-be0b-347a446c0d44', NULL, NULL, false, false);


--
-- Name: refresh_tokens_id_seq; Type: SEQUENCE SET; Schema: auth; Owner: -
--

SELECT pg_catalog.setval('auth.refresh_tokens_id_seq', 4, true);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: dhvani; Owner: -
--

SELECT pg_catalog.setval('dhvani.outbox_id_seq', 1, false);


--
-- Name: audit_log_entries audit_log_entries_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.audit_log_entries
    ADD CONSTRAINT audit_log_entries_pkey PRIMARY KEY (id);


--
-- Name: flow_state flow_state_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.flow_state
    ADD CONSTRAINT flow_state_pkey PRIMARY KEY (id);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);


--
-- Name: identities identities_provider_id_provider_key; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_provider_id_provider_key UNIQUE (provider_id, provider);


--
-- Name: instances instances_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.instances
    ADD CONSTRAINT instances_pkey PRIMARY KEY (id);


--
-- Name: mfa_amr_claims mfa_amr_claims_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_amr_claims
    ADD CONSTRAINT mfa_amr_claims_pkey PRIMARY KEY (id);


--
-- Name: mfa_amr_claims mfa_amr_claims_session_id_authentication_method_key; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_amr_claims
    ADD CONSTRAINT mfa_amr_claims_session_id_authentication_method_key UNIQUE (session_id, authentication_method);


--
-- Name: mfa_challenges mfa_challenges_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_challenges
    ADD CONSTRAINT mfa_challenges_pkey PRIMARY KEY (id);


--
-- Name: mfa_factors mfa_factors_last_challenged_at_key; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_factors
    ADD CONSTRAINT mfa_factors_last_challenged_at_key UNIQUE (last_challenged_at);


--
-- Name: mfa_factors mfa_factors_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_factors
    ADD CONSTRAINT mfa_factors_pkey PRIMARY KEY (id);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);


--
-- Name: one_time_tokens one_time_tokens_user_id_token_type_key; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_token_type_key UNIQUE (user_id, token_type);


--
-- Name: refresh_tokens refresh_tokens_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);


--
-- Name: refresh_tokens refresh_tokens_token_key; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_token_key UNIQUE (token);


--
-- Name: saml_providers saml_providers_entity_id_key; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.saml_providers
    ADD CONSTRAINT saml_providers_entity_id_key UNIQUE (entity_id);


--
-- Name: saml_providers saml_providers_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.saml_providers
    ADD CONSTRAINT saml_providers_pkey PRIMARY KEY (id);


--
-- Name: saml_relay_states saml_relay_states_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.saml_relay_states
    ADD CONSTRAINT saml_relay_states_pkey PRIMARY KEY (id);


--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sso_domains sso_domains_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.sso_domains
    ADD CONSTRAINT sso_domains_pkey PRIMARY KEY (id);


--
-- Name: sso_providers sso_providers_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.sso_providers
    ADD CONSTRAINT sso_providers_pkey PRIMARY KEY (id);


--
-- Name: users users_phone_key; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_phone_key UNIQUE (phone);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: browsers_of_flows browsers_of_flows_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.browsers_of_flows
    ADD CONSTRAINT browsers_of_flows_pkey PRIMARY KEY (flow_id);


--
-- Name: contact_mailings contact_mailings_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.contact_mailings
    ADD CONSTRAINT contact_mailings_pkey PRIMARY KEY (message_id);


--
-- Name: known_networks known_networks_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.known_networks
    ADD CONSTRAINT known_networks_pkey PRIMARY KEY (user_id, network);


--
-- Name: one_time_codes one_time_codes_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (user_id, token_type);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: pending_sign_ups pending_sign_ups_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.pending_sign_ups
    ADD CONSTRAINT pending_sign_ups_pkey PRIMARY KEY (user_id);


--
-- Name: resumable_parts resumable_parts_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.resumable_parts
    ADD CONSTRAINT resumable_parts_pkey PRIMARY KEY (upload_id, first_byte);


--
-- Name: resumable_uploads resumable_uploads_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.resumable_uploads
    ADD CONSTRAINT resumable_uploads_pkey PRIMARY KEY (id);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (purpose);


--
-- Name: session_proofs session_proofs_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.session_proofs
    ADD CONSTRAINT session_proofs_pkey PRIMARY KEY (session_id);


--
-- Name: signing_keys signing_keys_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);


--
-- Name: totp_steps totp_steps_pkey; Type: CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.totp_steps
    ADD CONSTRAINT totp_steps_pkey PRIMARY KEY (factor_id);


--
-- Name: applied applied_pkey; Type: CONSTRAINT; Schema: dhvani_migrations; Owner: -
--

ALTER TABLE ONLY dhvani_migrations.applied
    ADD CONSTRAINT applied_pkey PRIMARY KEY (name);


--
-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);


--
-- Name: saved_beats saved_beats_beat_text_check; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.saved_beats
    ADD CONSTRAINT saved_beats_beat_text_check CHECK ((octet_length((beat)::text) <= 65536)) NOT VALID;


--
-- Name: saved_beats saved_beats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_beats
    ADD CONSTRAINT saved_beats_pkey PRIMARY KEY (id);


--
-- Name: saved_mixes saved_mixes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_mixes
    ADD CONSTRAINT saved_mixes_pkey PRIMARY KEY (id);


--
-- Name: user_sounds user_sounds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_sounds
    ADD CONSTRAINT user_sounds_pkey PRIMARY KEY (id);


--
-- Name: buckets buckets_name_key; Type: CONSTRAINT; Schema: storage; Owner: -
--

ALTER TABLE ONLY storage.buckets
    ADD CONSTRAINT buckets_name_key UNIQUE (name);


--
-- Name: buckets buckets_pkey; Type: CONSTRAINT; Schema: storage; Owner: -
--

ALTER TABLE ONLY storage.buckets
    ADD CONSTRAINT buckets_pkey PRIMARY KEY (id);


--
-- Name: objects objects_pkey; Type: CONSTRAINT; Schema: storage; Owner: -
--

ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_pkey PRIMARY KEY (id);


--
-- Name: audit_logs_created_at_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX audit_logs_created_at_idx ON auth.audit_log_entries USING btree (created_at DESC);


--
-- Name: confirmation_token_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX confirmation_token_idx ON auth.users USING btree (confirmation_token) WHERE ((confirmation_token)::text !~ '^[0-9 ]*$'::text);


--
-- Name: email_change_token_current_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX email_change_token_current_idx ON auth.users USING btree (email_change_token_current) WHERE ((email_change_token_current)::text !~ '^[0-9 ]*$'::text);


--
-- Name: email_change_token_new_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX email_change_token_new_idx ON auth.users USING btree (email_change_token_new) WHERE ((email_change_token_new)::text !~ '^[0-9 ]*$'::text);


--
-- Name: flow_state_auth_code_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX flow_state_auth_code_idx ON auth.flow_state USING btree (auth_code);


--
-- Name: flow_state_created_at_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX flow_state_created_at_idx ON auth.flow_state USING btree (created_at DESC);


--
-- Name: identities_email_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX identities_email_idx ON auth.identities USING btree (email text_pattern_ops);


--
-- Name: identities_user_id_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX identities_user_id_idx ON auth.identities USING btree (user_id);


--
-- Name: mfa_challenge_created_at_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX mfa_challenge_created_at_idx ON auth.mfa_challenges USING btree (created_at DESC);


--
-- Name: mfa_challenges_factor_id_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX mfa_challenges_factor_id_idx ON auth.mfa_challenges USING btree (factor_id);


--
-- Name: mfa_factors_user_friendly_name_unique; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX mfa_factors_user_friendly_name_unique ON auth.mfa_factors USING btree (friendly_name, user_id) WHERE (TRIM(BOTH FROM friendly_name) <> ''::text);


--
-- Name: mfa_factors_user_id_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX mfa_factors_user_id_idx ON auth.mfa_factors USING btree (user_id);


--
-- Name: one_time_tokens_relates_to_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX one_time_tokens_relates_to_idx ON auth.one_time_tokens USING hash (relates_to);


--
-- Name: one_time_tokens_token_hash_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX one_time_tokens_token_hash_idx ON auth.one_time_tokens USING hash (token_hash);


--
-- Name: reauthentication_token_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX reauthentication_token_idx ON auth.users USING btree (reauthentication_token) WHERE ((reauthentication_token)::text !~ '^[0-9 ]*$'::text);


--
-- Name: recovery_token_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX recovery_token_idx ON auth.users USING btree (recovery_token) WHERE ((recovery_token)::text !~ '^[0-9 ]*$'::text);


--
-- Name: refresh_tokens_parent_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX refresh_tokens_parent_idx ON auth.refresh_tokens USING btree (parent);


--
-- Name: refresh_tokens_session_id_revoked_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX refresh_tokens_session_id_revoked_idx ON auth.refresh_tokens USING btree (session_id, revoked);


--
-- Name: refresh_tokens_updated_at_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX refresh_tokens_updated_at_idx ON auth.refresh_tokens USING btree (updated_at DESC);


--
-- Name: sessions_not_after_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX sessions_not_after_idx ON auth.sessions USING btree (not_after DESC);


--
-- Name: sessions_user_id_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX sessions_user_id_idx ON auth.sessions USING btree (user_id, created_at);


--
-- Name: sso_domains_domain_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX sso_domains_domain_idx ON auth.sso_domains USING btree (lower(domain));


--
-- Name: sso_providers_resource_id_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX sso_providers_resource_id_idx ON auth.sso_providers USING btree (lower(resource_id));


--
-- Name: unique_phone_factor_per_user; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX unique_phone_factor_per_user ON auth.mfa_factors USING btree (user_id, phone);


--
-- Name: users_created_at_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX users_created_at_idx ON auth.users USING btree (created_at DESC);


--
-- Name: users_email_partial_key; Type: INDEX; Schema: auth; Owner: -
--

CREATE UNIQUE INDEX users_email_partial_key ON auth.users USING btree (email) WHERE (is_sso_user = false);


--
-- Name: users_is_anonymous_idx; Type: INDEX; Schema: auth; Owner: -
--

CREATE INDEX users_is_anonymous_idx ON auth.users USING btree (is_anonymous);


--
-- Name: outbox_due_idx; Type: INDEX; Schema: dhvani; Owner: -
--

CREATE INDEX outbox_due_idx ON dhvani.outbox USING btree (next_attempt_at) WHERE (failed_at IS NULL);


--
-- Name: resumable_parts_blob_idx; Type: INDEX; Schema: dhvani; Owner: -
--

CREATE INDEX resumable_parts_blob_idx ON dhvani.resumable_parts USING btree (blob_key);


--
-- Name: resumable_uploads_expiry_idx; Type: INDEX; Schema: dhvani; Owner: -
--

CREATE INDEX resumable_uploads_expiry_idx ON dhvani.resumable_uploads USING btree (expires_at);


--
-- Name: resumable_uploads_owner_idx; Type: INDEX; Schema: dhvani; Owner: -
--

CREATE INDEX resumable_uploads_owner_idx ON dhvani.resumable_uploads USING btree (owner_id);


--
-- Name: contact_messages_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contact_messages_newest_idx ON public.contact_messages USING btree (created_at DESC);


--
-- Name: saved_beats_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX saved_beats_newest_idx ON public.saved_beats USING btree (user_id, updated_at DESC, id);


--
-- Name: saved_mixes_order_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX saved_mixes_order_idx ON public.saved_mixes USING btree (user_id, "position", id);


--
-- Name: user_sounds_newest_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_sounds_newest_idx ON public.user_sounds USING btree (user_id, created_at DESC, id);


--
-- Name: bucketid_objname; Type: INDEX; Schema: storage; Owner: -
--

CREATE UNIQUE INDEX bucketid_objname ON storage.objects USING btree (bucket_id, name);


--
-- Name: idx_objects_bucket_id_name; Type: INDEX; Schema: storage; Owner: -
--

CREATE INDEX idx_objects_bucket_id_name ON storage.objects USING btree (bucket_id, name COLLATE "C");


--
-- Name: name_prefix_search; Type: INDEX; Schema: storage; Owner: -
--

CREATE INDEX name_prefix_search ON storage.objects USING btree (name text_pattern_ops);


--
-- Name: objects_owner_idx; Type: INDEX; Schema: storage; Owner: -
--

CREATE INDEX objects_owner_idx ON storage.objects USING btree (owner_id, bucket_id);


--
-- Name: objects_version_idx; Type: INDEX; Schema: storage; Owner: -
--

CREATE INDEX objects_version_idx ON storage.objects USING btree (version);


--
-- Name: saved_beats limit_rows_per_person; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER limit_rows_per_person BEFORE INSERT ON public.saved_beats FOR EACH ROW WHEN ((new.user_id = auth.uid())) EXECUTE FUNCTION public.limit_rows_per_person('200');


--
-- Name: saved_mixes limit_rows_per_person; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER limit_rows_per_person BEFORE INSERT ON public.saved_mixes FOR EACH ROW WHEN ((new.user_id = auth.uid())) EXECUTE FUNCTION public.limit_rows_per_person('200');


--
-- Name: user_sounds limit_rows_per_person; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER limit_rows_per_person BEFORE INSERT ON public.user_sounds FOR EACH ROW WHEN ((new.user_id = auth.uid())) EXECUTE FUNCTION public.limit_rows_per_person('1000');


--
-- Name: saved_mixes touch_saved_mix; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER touch_saved_mix BEFORE UPDATE OF name, mix, updated_at ON public.saved_mixes FOR EACH ROW EXECUTE FUNCTION private.touch_saved_mix();


--
-- Name: buckets enforce_bucket_name_length_trigger; Type: TRIGGER; Schema: storage; Owner: -
--

CREATE TRIGGER enforce_bucket_name_length_trigger BEFORE INSERT OR UPDATE OF name ON storage.buckets FOR EACH ROW EXECUTE FUNCTION storage.enforce_bucket_name_length();


--
-- Name: buckets protect_buckets_delete; Type: TRIGGER; Schema: storage; Owner: -
--

CREATE TRIGGER protect_buckets_delete BEFORE DELETE ON storage.buckets FOR EACH STATEMENT EXECUTE FUNCTION storage.protect_delete();


--
-- Name: objects protect_objects_delete; Type: TRIGGER; Schema: storage; Owner: -
--

CREATE TRIGGER protect_objects_delete BEFORE DELETE ON storage.objects FOR EACH STATEMENT EXECUTE FUNCTION storage.protect_delete();


--
-- Name: objects update_objects_updated_at; Type: TRIGGER; Schema: storage; Owner: -
--

CREATE TRIGGER update_objects_updated_at BEFORE UPDATE ON storage.objects FOR EACH ROW EXECUTE FUNCTION storage.update_updated_at_column();


--
-- Name: identities identities_user_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: mfa_amr_claims mfa_amr_claims_session_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_amr_claims
    ADD CONSTRAINT mfa_amr_claims_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;


--
-- Name: mfa_challenges mfa_challenges_factor_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_challenges
    ADD CONSTRAINT mfa_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE;


--
-- Name: mfa_factors mfa_factors_user_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.mfa_factors
    ADD CONSTRAINT mfa_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_user_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: refresh_tokens refresh_tokens_session_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;


--
-- Name: saml_providers saml_providers_sso_provider_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.saml_providers
    ADD CONSTRAINT saml_providers_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE;


--
-- Name: saml_relay_states saml_relay_states_flow_state_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.saml_relay_states
    ADD CONSTRAINT saml_relay_states_flow_state_id_fkey FOREIGN KEY (flow_state_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE;


--
-- Name: saml_relay_states saml_relay_states_sso_provider_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.saml_relay_states
    ADD CONSTRAINT saml_relay_states_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: sso_domains sso_domains_sso_provider_id_fkey; Type: FK CONSTRAINT; Schema: auth; Owner: -
--

ALTER TABLE ONLY auth.sso_domains
    ADD CONSTRAINT sso_domains_sso_provider_id_fkey FOREIGN KEY (sso_provider_id) REFERENCES auth.sso_providers(id) ON DELETE CASCADE;


--
-- Name: browsers_of_flows browsers_of_flows_flow_id_fkey; Type: FK CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.browsers_of_flows
    ADD CONSTRAINT browsers_of_flows_flow_id_fkey FOREIGN KEY (flow_id) REFERENCES auth.flow_state(id) ON DELETE CASCADE;


--
-- Name: known_networks known_networks_user_id_fkey; Type: FK CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.known_networks
    ADD CONSTRAINT known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: one_time_codes one_time_codes_user_id_token_type_fkey; Type: FK CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.one_time_codes
    ADD CONSTRAINT one_time_codes_user_id_token_type_fkey FOREIGN KEY (user_id, token_type) REFERENCES auth.one_time_tokens(user_id, token_type) ON DELETE CASCADE;


--
-- Name: pending_sign_ups pending_sign_ups_user_id_fkey; Type: FK CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.pending_sign_ups
    ADD CONSTRAINT pending_sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: resumable_parts resumable_parts_upload_id_fkey; Type: FK CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.resumable_parts
    ADD CONSTRAINT resumable_parts_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES dhvani.resumable_uploads(id) ON DELETE CASCADE;


--
-- Name: session_proofs session_proofs_session_id_fkey; Type: FK CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.session_proofs
    ADD CONSTRAINT session_proofs_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;


--
-- Name: totp_steps totp_steps_factor_id_fkey; Type: FK CONSTRAINT; Schema: dhvani; Owner: -
--

ALTER TABLE ONLY dhvani.totp_steps
    ADD CONSTRAINT totp_steps_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.mfa_factors(id) ON DELETE CASCADE;


--
-- Name: saved_beats saved_beats_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_beats
    ADD CONSTRAINT saved_beats_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: saved_mixes saved_mixes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.saved_mixes
    ADD CONSTRAINT saved_mixes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: user_sounds user_sounds_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_sounds
    ADD CONSTRAINT user_sounds_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;


--
-- Name: objects objects_bucket_id_fkey; Type: FK CONSTRAINT; Schema: storage; Owner: -
--

ALTER TABLE ONLY storage.objects
    ADD CONSTRAINT objects_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES storage.buckets(id);


--
-- Name: audit_log_entries; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.audit_log_entries ENABLE ROW LEVEL SECURITY;

--
-- Name: flow_state; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.flow_state ENABLE ROW LEVEL SECURITY;

--
-- Name: identities; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.identities ENABLE ROW LEVEL SECURITY;

--
-- Name: instances; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.instances ENABLE ROW LEVEL SECURITY;

--
-- Name: mfa_amr_claims; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.mfa_amr_claims ENABLE ROW LEVEL SECURITY;

--
-- Name: mfa_challenges; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.mfa_challenges ENABLE ROW LEVEL SECURITY;

--
-- Name: mfa_factors; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.mfa_factors ENABLE ROW LEVEL SECURITY;

--
-- Name: one_time_tokens; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.one_time_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: refresh_tokens; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.refresh_tokens ENABLE ROW LEVEL SECURITY;

--
-- Name: saml_providers; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.saml_providers ENABLE ROW LEVEL SECURITY;

--
-- Name: saml_relay_states; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.saml_relay_states ENABLE ROW LEVEL SECURITY;

--
-- Name: schema_migrations; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.schema_migrations ENABLE ROW LEVEL SECURITY;

--
-- Name: sessions; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.sessions ENABLE ROW LEVEL SECURITY;

--
-- Name: sso_domains; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.sso_domains ENABLE ROW LEVEL SECURITY;

--
-- Name: sso_providers; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.sso_providers ENABLE ROW LEVEL SECURITY;

--
-- Name: users; Type: ROW SECURITY; Schema: auth; Owner: -
--

ALTER TABLE auth.users ENABLE ROW LEVEL SECURITY;

--
-- Name: contact_messages anyone may write to us; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "anyone may write to us" ON public.contact_messages FOR INSERT TO anon, authenticated WITH CHECK (true);


--
-- Name: contact_messages; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.contact_messages ENABLE ROW LEVEL SECURITY;

--
-- Name: user_sounds people add their own sounds; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "people add their own sounds" ON public.user_sounds FOR INSERT TO authenticated WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


--
-- Name: user_sounds people delete their own sounds; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "people delete their own sounds" ON public.user_sounds FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


--
-- Name: saved_beats people keep their own beats; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "people keep their own beats" ON public.saved_beats TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


--
-- Name: saved_mixes people keep their own mixes; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "people keep their own mixes" ON public.saved_mixes TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));


--
-- Name: user_sounds people see their own sounds; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "people see their own sounds" ON public.user_sounds FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));


--
-- Name: saved_beats; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.saved_beats ENABLE ROW LEVEL SECURITY;

--
-- Name: saved_mixes; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.saved_mixes ENABLE ROW LEVEL SECURITY;

--
-- Name: saved_beats the second factor comes first; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "the second factor comes first" ON public.saved_beats AS RESTRICTIVE TO authenticated USING (( SELECT private.has_given_second_factor() AS has_given_second_factor));


--
-- Name: saved_mixes the second factor comes first; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "the second factor comes first" ON public.saved_mixes AS RESTRICTIVE TO authenticated USING (( SELECT private.has_given_second_factor() AS has_given_second_factor));


--
-- Name: user_sounds the second factor comes first; Type: POLICY; Schema: public; Owner: -
--

CREATE POLICY "the second factor comes first" ON public.user_sounds AS RESTRICTIVE TO authenticated USING (( SELECT private.has_given_second_factor() AS has_given_second_factor));


--
-- Name: user_sounds; Type: ROW SECURITY; Schema: public; Owner: -
--

ALTER TABLE public.user_sounds ENABLE ROW LEVEL SECURITY;

--
-- Name: buckets; Type: ROW SECURITY; Schema: storage; Owner: -
--

ALTER TABLE storage.buckets ENABLE ROW LEVEL SECURITY;

--
-- Name: objects everybody sees the built-in files; Type: POLICY; Schema: storage; Owner: -
--

CREATE POLICY "everybody sees the built-in files" ON storage.objects FOR SELECT TO anon, authenticated USING ((bucket_id = 'dhvani'::text));


--
-- Name: objects; Type: ROW SECURITY; Schema: storage; Owner: -
--

ALTER TABLE storage.objects ENABLE ROW LEVEL SECURITY;

--
-- Name: objects people delete from their own folder; Type: POLICY; Schema: storage; Owner: -
--

CREATE POLICY "people delete from their own folder" ON storage.objects FOR DELETE TO authenticated USING (((bucket_id = 'user-sounds'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));


--
-- Name: objects people list their own files; Type: POLICY; Schema: storage; Owner: -
--

CREATE POLICY "people list their own files" ON storage.objects FOR SELECT TO authenticated USING (((bucket_id = 'user-sounds'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));


--
-- Name: objects people upload into their own folder; Type: POLICY; Schema: storage; Owner: -
--

CREATE POLICY "people upload into their own folder" ON storage.objects FOR INSERT TO authenticated WITH CHECK (((bucket_id = 'user-sounds'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));


--
-- Name: objects the second factor comes first; Type: POLICY; Schema: storage; Owner: -
--

CREATE POLICY "the second factor comes first" ON storage.objects AS RESTRICTIVE TO authenticated USING (((bucket_id = 'dhvani'::text) OR ( SELECT private.has_given_second_factor() AS has_given_second_factor)));


--
-- Name: SCHEMA auth; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA auth TO anon;
GRANT USAGE ON SCHEMA auth TO authenticated;
GRANT USAGE ON SCHEMA auth TO service_role;


--
-- Name: SCHEMA public; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA public TO anon;
GRANT USAGE ON SCHEMA public TO authenticated;
GRANT USAGE ON SCHEMA public TO service_role;


--
-- Name: SCHEMA storage; Type: ACL; Schema: -; Owner: -
--

GRANT USAGE ON SCHEMA storage TO anon;
GRANT USAGE ON SCHEMA storage TO authenticated;
GRANT USAGE ON SCHEMA storage TO service_role;


--
-- Name: FUNCTION email(); Type: ACL; Schema: auth; Owner: -
--

GRANT ALL ON FUNCTION auth.email() TO anon;
GRANT ALL ON FUNCTION auth.email() TO authenticated;
GRANT ALL ON FUNCTION auth.email() TO service_role;


--
-- Name: FUNCTION jwt(); Type: ACL; Schema: auth; Owner: -
--

GRANT ALL ON FUNCTION auth.jwt() TO anon;
GRANT ALL ON FUNCTION auth.jwt() TO authenticated;
GRANT ALL ON FUNCTION auth.jwt() TO service_role;


--
-- Name: FUNCTION role(); Type: ACL; Schema: auth; Owner: -
--

GRANT ALL ON FUNCTION auth.role() TO anon;
GRANT ALL ON FUNCTION auth.role() TO authenticated;
GRANT ALL ON FUNCTION auth.role() TO service_role;


--
-- Name: FUNCTION uid(); Type: ACL; Schema: auth; Owner: -
--

GRANT ALL ON FUNCTION auth.uid() TO anon;
GRANT ALL ON FUNCTION auth.uid() TO authenticated;
GRANT ALL ON FUNCTION auth.uid() TO service_role;


--
-- Name: FUNCTION has_session(wanted uuid, owner uuid); Type: ACL; Schema: dhvani; Owner: -
--

REVOKE ALL ON FUNCTION dhvani.has_session(wanted uuid, owner uuid) FROM PUBLIC;


--
-- Name: FUNCTION has_verified_factor(person uuid); Type: ACL; Schema: dhvani; Owner: -
--

REVOKE ALL ON FUNCTION dhvani.has_verified_factor(person uuid) FROM PUBLIC;


--
-- Name: FUNCTION is_live_session(wanted uuid, owner uuid); Type: ACL; Schema: dhvani; Owner: -
--

REVOKE ALL ON FUNCTION dhvani.is_live_session(wanted uuid, owner uuid) FROM PUBLIC;


--
-- Name: FUNCTION lock_refresh_token(presented text); Type: ACL; Schema: dhvani; Owner: -
--

REVOKE ALL ON FUNCTION dhvani.lock_refresh_token(presented text) FROM PUBLIC;


--
-- Name: FUNCTION read_account(wanted uuid); Type: ACL; Schema: dhvani; Owner: -
--

REVOKE ALL ON FUNCTION dhvani.read_account(wanted uuid) FROM PUBLIC;


--
-- Name: FUNCTION require_live_session(wanted uuid, owner uuid); Type: ACL; Schema: dhvani; Owner: -
--

REVOKE ALL ON FUNCTION dhvani.require_live_session(wanted uuid, owner uuid) FROM PUBLIC;


--
-- Name: FUNCTION rotate_refresh_token(presented text, successor text, session uuid, owner uuid, moment timestamp with time zone); Type: ACL; Schema: dhvani; Owner: -
--

REVOKE ALL ON FUNCTION dhvani.rotate_refresh_token(presented text, successor text, session uuid, owner uuid, moment timestamp with time zone) FROM PUBLIC;


--
-- Name: FUNCTION has_given_second_factor(); Type: ACL; Schema: private; Owner: -
--

REVOKE ALL ON FUNCTION private.has_given_second_factor() FROM PUBLIC;
GRANT ALL ON FUNCTION private.has_given_second_factor() TO anon;
GRANT ALL ON FUNCTION private.has_given_second_factor() TO authenticated;
GRANT ALL ON FUNCTION private.has_given_second_factor() TO service_role;


--
-- Name: FUNCTION touch_saved_mix(); Type: ACL; Schema: private; Owner: -
--

REVOKE ALL ON FUNCTION private.touch_saved_mix() FROM PUBLIC;


--
-- Name: FUNCTION limit_rows_per_person(); Type: ACL; Schema: public; Owner: -
--

REVOKE ALL ON FUNCTION public.limit_rows_per_person() FROM PUBLIC;
GRANT ALL ON FUNCTION public.limit_rows_per_person() TO service_role;


--
-- Name: FUNCTION allow_any_operation(expected text[]); Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON FUNCTION storage.allow_any_operation(expected text[]) TO anon;
GRANT ALL ON FUNCTION storage.allow_any_operation(expected text[]) TO authenticated;
GRANT ALL ON FUNCTION storage.allow_any_operation(expected text[]) TO service_role;


--
-- Name: FUNCTION allow_only_operation(expected text); Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON FUNCTION storage.allow_only_operation(expected text) TO anon;
GRANT ALL ON FUNCTION storage.allow_only_operation(expected text) TO authenticated;
GRANT ALL ON FUNCTION storage.allow_only_operation(expected text) TO service_role;


--
-- Name: FUNCTION extension(name text); Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON FUNCTION storage.extension(name text) TO anon;
GRANT ALL ON FUNCTION storage.extension(name text) TO authenticated;
GRANT ALL ON FUNCTION storage.extension(name text) TO service_role;


--
-- Name: FUNCTION filename(name text); Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON FUNCTION storage.filename(name text) TO anon;
GRANT ALL ON FUNCTION storage.filename(name text) TO authenticated;
GRANT ALL ON FUNCTION storage.filename(name text) TO service_role;


--
-- Name: FUNCTION foldername(name text); Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON FUNCTION storage.foldername(name text) TO anon;
GRANT ALL ON FUNCTION storage.foldername(name text) TO authenticated;
GRANT ALL ON FUNCTION storage.foldername(name text) TO service_role;


--
-- Name: FUNCTION operation(); Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON FUNCTION storage.operation() TO anon;
GRANT ALL ON FUNCTION storage.operation() TO authenticated;
GRANT ALL ON FUNCTION storage.operation() TO service_role;


--
-- Name: TABLE account_sessions; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.account_sessions TO service_role;
GRANT SELECT,DELETE ON TABLE public.account_sessions TO authenticated;


--
-- Name: TABLE contact_messages; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.contact_messages TO service_role;


--
-- Name: COLUMN contact_messages.name; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(name) ON TABLE public.contact_messages TO anon;
GRANT INSERT(name) ON TABLE public.contact_messages TO authenticated;


--
-- Name: COLUMN contact_messages.email; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(email) ON TABLE public.contact_messages TO anon;
GRANT INSERT(email) ON TABLE public.contact_messages TO authenticated;


--
-- Name: COLUMN contact_messages.message; Type: ACL; Schema: public; Owner: -
--

GRANT INSERT(message) ON TABLE public.contact_messages TO anon;
GRANT INSERT(message) ON TABLE public.contact_messages TO authenticated;


--
-- Name: TABLE saved_beats; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_beats TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_beats TO authenticated;


--
-- Name: TABLE saved_mixes; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_mixes TO service_role;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.saved_mixes TO authenticated;


--
-- Name: TABLE user_sounds; Type: ACL; Schema: public; Owner: -
--

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.user_sounds TO service_role;
GRANT SELECT,INSERT,DELETE ON TABLE public.user_sounds TO authenticated;
GRANT SELECT ON TABLE public.user_sounds TO anon;


--
-- Name: TABLE buckets; Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON TABLE storage.buckets TO anon;
GRANT ALL ON TABLE storage.buckets TO authenticated;
GRANT ALL ON TABLE storage.buckets TO service_role;


--
-- Name: TABLE objects; Type: ACL; Schema: storage; Owner: -
--

GRANT ALL ON TABLE storage.objects TO anon;
GRANT ALL ON TABLE storage.objects TO authenticated;
GRANT ALL ON TABLE storage.objects TO service_role;


--
-- Name: DEFAULT PRIVILEGES FOR SEQUENCES; Type: DEFAULT ACL; Schema: public; Owner: -
--

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT SELECT,USAGE ON SEQUENCES  TO anon;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT SELECT,USAGE ON SEQUENCES  TO authenticated;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT SELECT,USAGE ON SEQUENCES  TO service_role;


--
-- Name: DEFAULT PRIVILEGES FOR FUNCTIONS; Type: DEFAULT ACL; Schema: public; Owner: -
--

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON FUNCTIONS  TO anon;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON FUNCTIONS  TO authenticated;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT ALL ON FUNCTIONS  TO service_role;


--
-- Name: DEFAULT PRIVILEGES FOR TABLES; Type: DEFAULT ACL; Schema: public; Owner: -
--

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES  TO anon;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES  TO authenticated;
ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA public GRANT SELECT,INSERT,DELETE,UPDATE ON TABLES  TO service_role;


--
-- PostgreSQL database dump complete
--

\unrestrict pKGu5tXq2uu79Mp9qt7tz9g385wlxNOGPgtGvazkf3hSNwqEioYjKdm92a3Qzhf

