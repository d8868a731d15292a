-- The code of each open one-time token, apart from its link: auth.one_time_tokens keeps the hash of the
-- link's token. In a table of its own, since auth.one_time_tokens keeps a hosted project's columns.
create table dhvani.one_time_codes (
  user_id uuid not null,
  token_type auth.one_time_token_type not null,
  code_hash text not null,
  tries integer not null default 0,
  primary key (user_id, token_type),
  foreign key (user_id, token_type)
    references auth.one_time_tokens (user_id, token_type) on delete cascade
);

-- From which networks an account was signed in to lately: there its owner may try passwords while
-- strangers elsewhere have used up what they may try.
create table dhvani.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network text not null,
  last_sign_in_at timestamptz not null,
  primary key (user_id, network)
);

-- Until now a link and its code were one secret of six digits. Such links are worthless from here on.
delete from auth.one_time_tokens;
