-- The sweeper asks of every file whether a row names it.
create index objects_version_idx on storage.objects (version);
create index resumable_parts_blob_idx on dhvani.resumable_parts (blob_key);
