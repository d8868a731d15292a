-- `dhvani` holds the built-in files; `user-sounds` holds people's own, each in the folder named
-- after their id.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('dhvani', 'dhvani', true, null, null),
  ('user-sounds', 'user-sounds', true, 52428800,
    array['audio/mpeg', 'audio/mp3', 'audio/wav', 'audio/ogg', 'audio/aac', 'audio/m4a'])
on conflict (id) do nothing;

create policy "people list their own files" on storage.objects
  for select to authenticated
  using (bucket_id = 'user-sounds' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people upload into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'user-sounds' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "people delete from their own folder" on storage.objects
  for delete to authenticated
  using (bucket_id = 'user-sounds' and (storage.foldername(name))[1] = (select auth.uid())::text);
