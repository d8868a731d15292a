-- The older checks count a text without the spaces around it. A name of one letter and a megabyte of spaces
-- passed them, and PostgreSQL keeps it in a few kilobytes: 140 such rows became an answer that no server can
-- hold. So the whole text is limited too, with as much room again for spaces. Rows from before lose theirs, so
-- that they can be copied to another database.
update public.user_sounds set name = btrim(name) where char_length(name) > 200;
update public.saved_beats set name = btrim(name) where char_length(name) > 200;
update public.saved_mixes set name = btrim(name) where char_length(name) > 200;
update public.contact_messages set name = btrim(name), message = btrim(message)
  where char_length(name) > 400 or char_length(message) > 20000;

alter table public.user_sounds
  add constraint user_sounds_whole_name_check check (char_length(name) <= 200);
alter table public.saved_beats
  add constraint saved_beats_whole_name_check check (char_length(name) <= 200);
alter table public.saved_mixes
  add constraint saved_mixes_whole_name_check check (char_length(name) <= 200);
alter table public.contact_messages
  add constraint contact_messages_whole_name_check check (char_length(name) <= 400),
  add constraint contact_messages_whole_message_check check (char_length(message) <= 20000);
