-- When a session proved anew who is asking, and from which network. In a table of its own, since
-- auth.sessions keeps a hosted project's columns.
create table dhvani.session_proofs (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  network text not null,
  proved_at timestamptz not null
);
