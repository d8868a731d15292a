-- A name of signs that nobody sees alone (zero-width spaces, joiners, marks of direction, fillers, blank braille) is no
-- name. Rows from before get one that can be seen, so that they can be moved.
do $$
declare
  -- What of Unicode's White_Space and Default_Ignorable_Code_Point is left out, and the controls and U+2800.
  visible constant text := '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5'
    '\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0'
    '\uFFF0-\uFFFB\U000E0000-\U000E0FFF]';
  named text;
begin
  foreach named in array array['saved_mixes', 'saved_beats', 'user_sounds', 'contact_messages'] loop
    execute format('update public.%I set name = %L where name !~ %L', named, '?', visible);
    execute format('alter table public.%I add constraint %I check (name ~ %L)',
      named, named || '_visible_name_check', visible);
  end loop;
end
$$;
