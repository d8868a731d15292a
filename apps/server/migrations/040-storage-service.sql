-- What the storage service asks often: everything that one person keeps (quota, sweeper).
create index objects_owner_idx on storage.objects (owner_id, bucket_id);

-- Uploads that go on after a lost connection (TUS). The bytes are blobs of their own, one for
-- each request, so that any replica can go on where another one stopped.
create table dhvani.resumable_uploads (
  id uuid primary key,
  bucket_id text not null,
  name text not null,
  owner_id text,
  declared_type text not null,
  cache_control text not null,
  user_metadata jsonb,
  is_upsert boolean not null,
  -- Null until the client knows it.
  total_bytes bigint,
  received_bytes bigint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index resumable_uploads_expiry_idx on dhvani.resumable_uploads (expires_at);

create table dhvani.resumable_parts (
  upload_id uuid not null references dhvani.resumable_uploads (id) on delete cascade,
  first_byte bigint not null,
  bytes bigint not null,
  blob_key text not null,
  primary key (upload_id, first_byte)
);
