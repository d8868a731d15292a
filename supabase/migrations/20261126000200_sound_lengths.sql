-- How long an own sound is, in seconds, by a count of what its file holds: what a player tells of a file without an index
-- is a guess. Null before the count; 0 where none could be made. A file of 50 MB holds at most 1,000 hours.
alter table public.user_sounds
  add column length_seconds double precision check (length_seconds between 0 and 3600000);

-- The sweeper looks for sounds that are not counted.
create index user_sounds_uncounted_idx on public.user_sounds (id) where length_seconds is null;
