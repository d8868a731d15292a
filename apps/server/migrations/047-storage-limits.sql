-- Secrets of the server that all replicas share, each for one purpose. No role but the owner sees it.
create table dhvani.secrets (
  purpose text primary key,
  secret text not null,
  created_at timestamptz not null
);

-- Each new upload counts what its owner has under way.
create index resumable_uploads_owner_idx on dhvani.resumable_uploads (owner_id);
