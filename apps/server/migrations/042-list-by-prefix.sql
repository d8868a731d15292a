-- What lists look for: the names of one bucket that begin with a folder, compared byte by byte.
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
