-- The last time step whose code each authenticator app was accepted with. A code is accepted once
-- (RFC 6238, section 5.2). In a table of its own, since auth.mfa_factors keeps a hosted project's columns.
create table dhvani.totp_steps (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  last_step bigint not null
);
