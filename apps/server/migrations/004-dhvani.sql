-- What our own server keeps and a Supabase project does not have. No role but the owner sees it.
create schema dhvani;

-- Keys that sign access tokens. Several rows: keys rotate without signing anyone out.
create table dhvani.signing_keys (
  id text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  -- Signs from here on; published before, so that cached key sets know it in time.
  active_from timestamptz not null,
  -- No longer accepted from here on; null while it is.
  retired_at timestamptz
);

-- Messages on their way. Written in the transaction that caused them, so that no account waits
-- for a mail that was never going to be sent, and no mail tells of an account that is not there.
create table dhvani.outbox (
  id bigserial primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Set while one replica is sending it; taken over when that replica is gone.
  claimed_until timestamptz,
  failed_at timestamptz,
  last_problem text
);
create index outbox_due_idx on dhvani.outbox (next_attempt_at) where failed_at is null;
