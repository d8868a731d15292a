-- Where the latest sign-up of an account came from that is not confirmed yet, and whether another
-- network had signed up with the same address or number before it.
create table dhvani.pending_sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  network text not null,
  is_contested boolean not null
);
