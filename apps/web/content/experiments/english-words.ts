/** What experiments say in English. Places such as `{count}` are filled in by `fillWords`. */
export const englishWords = {
  shows: 'What it shows',
  cannot: 'What it cannot show',
  close: 'Close',
  stop: 'Stop',

  chance_title: 'A study of which you know the truth',
  chance_days:
    '{count} days with the sound and {count} without. Each day goes well or badly. You set how much the sound truly helps, and chance does the rest.',
  chance_people:
    '{count} people with the sound and {count} without. Each feels better or does not. You set how much the sound truly helps, and chance does the rest.',
  chance_help: 'True help of the sound',
  chance_none: 'none at all',
  chance_more: '{count} in a hundred more do well',
  chance_once: 'Run one study',
  chance_many: 'Run a hundred',
  chance_result: 'With the sound {one} of {size} went well, without it {other} of {size}.',
  chance_felt: 'With the sound {one} of {size} felt better, without it {other} of {size}.',
  chance_nothing:
    'There was nothing to find. In {runs} such studies the sound was ahead by {large} or more {ahead} times, and behind by as much {behind} times.',
  chance_real:
    'The help is real. In {runs} such studies the sound was ahead by {large} or more {ahead} times, and behind by as much {behind} times.',
  chance_drawing:
    'Bars from {size} behind to {size} ahead, one for each difference. The tallest, of {most} studies, stands at {tallest}.',
  chance_behind: 'behind',
  chance_ahead: 'ahead',
  chance_shows:
    'How far apart two sides of this size drift by chance, and how often a real help stays hidden.',
  chance_cannot: 'Whether a sound helps you. None is played here, and no study is repeated.',

  svaras_title: 'The notes of a raga',
  svaras_clock_title: 'A clock of ragas',
  svaras_now: 'Your clock says {time}: the watch from {from} to {to}.',
  svaras_watch: 'Watch',
  svaras_watch_option: '{from} to {to}: {raga}',
  svaras_raga: 'Raga',
  svaras_up: 'Going up',
  svaras_down: 'Coming down',
  svaras_notes: 'Notes of {raga}, one by one',
  svaras_dial:
    'A dial of eight watches. The one from {from} to {to} is marked; the hand stands at {time}.',
  svaras_low: 'low {note}',
  svaras_high: 'high {note}',
  svaras_shows:
    'The notes in their plain order, tuned by ratios of whole numbers, over a drone that leaves out what the raga leaves out.',
  svaras_cannot:
    'The raga: its phrases, glides and resting notes. Nor whether its hour matters to you.',
  svara_S: 'Sa',
  svara_r: 'komal Re',
  svara_R: 'Re',
  svara_g: 'komal Ga',
  svara_G: 'Ga',
  svara_m: 'Ma',
  svara_M: 'tivra Ma',
  svara_P: 'Pa',
  svara_d: 'komal Dha',
  svara_D: 'Dha',
  svara_n: 'komal Ni',
  svara_N: 'Ni',
  raga_lalit: 'Lalit',
  raga_bhairav: 'Bhairav',
  raga_todi: 'Miyan ki Todi',
  raga_sarang: 'Brindabani Sarang',
  raga_bhimpalasi: 'Bhimpalasi',
  raga_puriya: 'Puriya',
  raga_yaman: 'Yaman',
  raga_bageshri: 'Bageshri',
  raga_malkauns: 'Malkauns',
  raga_bhupali: 'Bhupali',

  tune_title: 'Tune one string to another',
  tune_lead:
    'Two strings sound, and one is off. Turn the peg until their beating slows down and stops.',
  tune_peg: 'Peg',
  tune_turned: '{count} from the middle',
  tune_play: 'Sound both strings',
  tune_check: 'How near is it?',
  tune_again: 'Another string',
  tune_good:
    'In tune. You are {cents} hundredths of a semitone away, and they beat {beats} times a second.',
  tune_far:
    'Not yet. You are {cents} hundredths of a semitone away, and they beat {beats} times a second.',
  tune_shows: 'How near two strings can be brought by listening to their beats.',
  tune_cannot:
    'How a sitar answers: these are three steady partials each, without a bridge or a gourd.',

  breath_title: 'Breathe along',
  breath_lead: 'Two minutes. Choose a pace that takes no effort, and stop if you feel dizzy.',
  breath_pace: 'Breaths a minute',
  breath_seconds: '{pace} a minute: {seconds} seconds in, {seconds} out',
  breath_marks: 'A pluck at each turn',
  breath_start: 'Begin',
  breath_in: 'In',
  breath_out: 'Out',
  breath_count: 'Breath {count}',
  breath_over: 'Two minutes are over: {count} breaths. Now let the breath go as it likes.',
  breath_shows: 'How a chosen pace feels, and whether your breath keeps to it.',
  breath_cannot: 'What slow breathing does to heart, mood or health.',

  ladder_title: 'How loud, and for how long',
  ladder_level: 'Level at the ear',
  ladder_decibels: '{count} decibels',
  ladder_allowed:
    'At {level} decibels the standard for personal audio allows an adult {adult} a week, and a child or a sensitive listener {child}.',
  ladder_hours: '{count} hours',
  ladder_minutes: '{count} minutes',
  ladder_week: 'the whole week',
  ladder_pair: 'Two plucks, one of them softer. Which is louder?',
  ladder_step: 'Difference',
  ladder_play: 'Play a pair',
  ladder_first: 'The first',
  ladder_second: 'The second',
  ladder_right: 'Yes. {right} of {heard} right with {step} decibels between them.',
  ladder_wrong: 'No, the other one. {right} of {heard} right with {step} decibels between them.',
  ladder_shows:
    'How the allowed time halves with every three decibels, and how small a difference you still hear from this device.',
  ladder_cannot: 'How loud your device is at your ear. This page does not measure it.',

  watch_title: 'Ten signals in quiet, ten with a sound',
  watch_lead:
    'Press the field when it changes, or press Space. There are two rounds of half a minute each; chance picks which comes first.',
  watch_quiet: 'In quiet',
  watch_sound: 'With the sound',
  watch_first: 'Begin the first round',
  watch_second: 'Begin the second round',
  watch_again: 'Both rounds again',
  watch_wait: 'Wait',
  watch_now: 'Press',
  watch_early: 'Too early',
  watch_loading: 'The sound is on its way',
  watch_missing: 'The sound did not come. Begin again to ask for it once more.',
  watch_done: '{count} of {all}',
  watch_result:
    '{round}: {median} milliseconds in the middle, the middle half between {low} and {high}; {early} presses too early.',
  watch_overlap: 'The two overlap, so these rounds tell nothing apart.',
  watch_apart: 'The two do not overlap. Order, practice or tiredness may have done it, too.',
  watch_shows:
    'How much your answers to a dull signal differ from one to the next, in quiet and with a sound.',
  watch_cannot: 'How a sound acts on reading, writing or thinking. And ten signals are few.',
} as const

export type ExperimentWord = keyof typeof englishWords

export type ExperimentWords = Readonly<Record<ExperimentWord, string>>
