-- jsonb keeps a number such as 1e131071 in ten bytes, but a reader gets all of its 131,072 digits: a beat of
-- 16 KiB became an answer of 131 MB. So the text is limited too. "not valid" leaves the rows that were written
-- before: checking them all would write out each of them while the table is locked.
alter table public.saved_beats
  add constraint saved_beats_beat_text_check check (octet_length(beat::text) <= 65536) not valid;
