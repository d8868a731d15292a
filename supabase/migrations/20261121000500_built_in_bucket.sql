-- Everybody may list the built-in files; no policy lets anyone write them.
create policy "everybody sees the built-in files" on storage.objects
  for select to anon, authenticated using (bucket_id = 'dhvani');
