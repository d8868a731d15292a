import { expect, it } from 'vitest'
import {
  ACCEPTED_AUDIO_TYPES,
  BEAT_LOOPS,
  BUILT_IN_SOUNDS,
  CATEGORIES,
  cleanText,
  countLetters,
  cutText,
  ownSoundDetailsSchema,
  fileSizeProblem,
  findBeatLoop,
  findBuiltInSound,
  findExtension,
  findFamilyOfType,
  LOOP_CATEGORIES,
  LOOP_LOUDNESS,
  MAX_UPLOAD_BYTES,
  sniffAudioFamily,
  SOUND_FILES,
  SOUND_LOUDNESS,
  soundDescriptionSchema,
  parseName,
  soundNameSchema,
  FIXED_TEXTS,
} from './index.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

it('lists twelve sounds, each once and in a known category', () => {
  expect(BUILT_IN_SOUNDS).toHaveLength(12)
  expect(new Set(idsOf(BUILT_IN_SOUNDS)).size).toBe(12)
  for (const { category } of BUILT_IN_SOUNDS) expect(CATEGORIES).toContain(category)
})

it('lists thirteen loops, each once and in a known category', () => {
  expect(BEAT_LOOPS).toHaveLength(13)
  expect(new Set(idsOf(BEAT_LOOPS)).size).toBe(13)
  for (const { category } of BEAT_LOOPS) expect(LOOP_CATEGORIES).toContain(category)
})

it('finds sounds and loops by their ids', () => {
  for (const sound of BUILT_IN_SOUNDS) expect(findBuiltInSound(sound.id)).toBe(sound)
  for (const loop of BEAT_LOOPS) expect(findBeatLoop(loop.id)).toBe(loop)
  expect(findBuiltInSound('tabla-rela')).toBeUndefined()
  expect(findBeatLoop('rain')).toBeUndefined()
})

it('needs eleven files, because High Frequency plays the rain', () => {
  expect(SOUND_FILES).toHaveLength(11)
  expect(new Set(SOUND_FILES)).toEqual(new Set(BUILT_IN_SOUNDS.map((sound) => sound.file)))
  expect(BUILT_IN_SOUNDS.find((sound) => sound.id === 'high-frequency')?.file).toBe('rain')
})

it('targets events at -24 LUFS and continuous sounds at -23', () => {
  const events = SOUND_FILES.filter((file) => SOUND_LOUDNESS[file].class === 'events')
  expect(events).toEqual(['rain-thunder', 'koel-singing', 'morning-birds', 'asmr-kiss'])
  for (const file of SOUND_FILES) {
    expect(SOUND_LOUDNESS[file].target).toBe(events.includes(file) ? -24 : -23)
  }
  expect(LOOP_LOUDNESS).toBe(-20)
})

it('tells the family of a file from its first bytes', () => {
  expect(sniffAudioFamily(bytes('ID3', [4, 0, 0]))).toBe('mp3')
  expect(sniffAudioFamily(bytes([0xff, 0xfb, 0x90, 0x64]))).toBe('mp3')
  expect(sniffAudioFamily(bytes([0xff, 0xf1, 0x50, 0x80]))).toBe('aac')
  expect(sniffAudioFamily(bytes('OggS', [0, 2]))).toBe('ogg')
  expect(sniffAudioFamily(bytes('RIFF', [1, 2, 3, 4], 'WAVE'))).toBe('wav')
  expect(sniffAudioFamily(bytes([0, 0, 0, 24], 'ftypM4A '))).toBe('m4a')
  expect(sniffAudioFamily(bytes('PK', [3, 4, 0, 0, 0, 0, 0, 0]))).toBeUndefined()
  expect(sniffAudioFamily(bytes('<html>'))).toBeUndefined()
  expect(sniffAudioFamily(new Uint8Array())).toBeUndefined()
})

it('knows the other names that browsers give to accepted types', () => {
  expect(findFamilyOfType('audio/x-m4a')).toBe('m4a')
  expect(findFamilyOfType('audio/MP4; codecs="mp4a.40.2"')).toBe('m4a')
  expect(findFamilyOfType('application/ogg')).toBe('ogg')
  expect(findFamilyOfType('video/mp4')).toBeUndefined()
  expect(findFamilyOfType('')).toBeUndefined()
  expect(ACCEPTED_AUDIO_TYPES.map(findFamilyOfType)).toEqual([
    'mp3',
    'mp3',
    'wav',
    'ogg',
    'aac',
    'm4a',
  ])
})

it('finds an extension only in a name that has one', () => {
  expect(findExtension('my song.MP3')).toBe('mp3')
  expect(findExtension('a.tar.gz')).toBe('gz')
  expect(findExtension('noextension')).toBeUndefined()
  expect(findExtension('Rain, slowly....mp3')).toBe('mp3')
  expect(findExtension('...mp3')).toBeUndefined()
  expect(findExtension('.mp3')).toBeUndefined()
  expect(findExtension('trailing.')).toBeUndefined()
})

it('counts an emoji as one letter, and a name by code points, as the database does', () => {
  expect(
    ['', 'Rain', 'रात्रि', '\u{1F327}\uFE0F', '\u{1F468}\u200D\u{1F469}'].map(countLetters),
  ).toEqual([0, 4, 6, 1, 1])
  expect(parseName('\u{1F3B5}'.repeat(100))).toBe('\u{1F3B5}'.repeat(100))
  expect(parseName('\u{1F3B5}'.repeat(101))).toBeUndefined()
  const details = (name: string, description = '') =>
    ownSoundDetailsSchema.safeParse({ name, description }).success
  expect(details('\u{1F3B5}'.repeat(100), '\u{1F3B5}'.repeat(500))).toBe(true)
  expect(details('\u{1F3B5}'.repeat(101))).toBe(false)
  expect(details('a', '\u{1F3B5}'.repeat(501))).toBe(false)
})

it('cuts a text between letters, also those that take two UTF-16 units', () => {
  expect(cutText('Rain', 4)).toBe('Rain')
  expect(cutText('Rain', 3)).toBe('Rai')
  expect(cutText('ab\u{1F327}', 3)).toBe('ab')
  expect(cutText('ab\u{1F327}', 4)).toBe('ab\u{1F327}')
})

it('cuts a text before a conjunct with its vowel sign, not inside', () => {
  const night = 'रात्रि'
  expect(night).toHaveLength(6)
  expect([6, 5, 4, 3, 2, 1].map((most) => cutText(night, most))).toEqual([
    night,
    'रा',
    'रा',
    'रा',
    'रा',
    'र',
  ])
})

it('halves a letter that alone is longer than the room', () => {
  expect(cutText('स्त्री', 4)).toBe('स्त्')
  expect(cutText('\u{1F468}\u200D\u{1F469}', 4)).toBe('\u{1F468}\u200D')
})

it('cleans a name that a listener wrote, and has none for one that is empty or too long', () => {
  expect(parseName('  <b>Mela</b> ')).toBe('bMela/b')
  expect(parseName('a')).toBe('a')
  expect(parseName('a'.repeat(100))).toBe('a'.repeat(100))
  expect(parseName(' <> ')).toBeUndefined()
  expect(parseName('a'.repeat(101))).toBeUndefined()
})

const UNSEEN = ['\u200B', '\u200D', '\u2060', '\u2800', '\u3164', '\u00AD', '\uFE0F', '\u{E0041}']

it.each(UNSEEN)('takes no name of %j alone, and one with it', (sign) => {
  expect(parseName(sign)).toBeUndefined()
  expect(parseName(` ${sign}${sign} `)).toBeUndefined()
  expect(soundNameSchema.safeParse(sign).success).toBe(false)
  for (const name of [`a${sign}b`, `क्${sign}ष`, `\u{1F327}${sign}`])
    expect(parseName(name)).toBe(name)
})

it.each([
  ['a\0b', 'a b'],
  ['rain\nforest\u0007', 'rain forest'],
  ['a\uD800', 'a\uFFFD'],
  ['rain\u202Egpj.exe', 'raingpj.exe'],
  ['\u2067\u05E9\u2069', '\u05E9'],
])('takes from %j what no database stores and what turns the text around', (written, name) => {
  expect(parseName(written)).toBe(name)
  expect(soundNameSchema.parse(written)).toBe(name)
  expect(soundDescriptionSchema.parse(written.replace('\n', ' '))).toBe(name)
})

it('takes no name of marks alone that turn a text around', () => {
  expect(parseName('\u202E \u2066')).toBeUndefined()
  expect(soundNameSchema.safeParse('\u202E').success).toBe(false)
})

it('keeps the lines of a description', () => {
  expect(soundDescriptionSchema.parse('Rain.\r\n\r\n  On the <roof>.\0\u202E\n')).toBe(
    'Rain.\n\n  On the roof.',
  )
})

it('cleans names and descriptions and refuses those that are empty or too long', () => {
  expect(cleanText('  <b>Rain</b> ')).toBe('bRain/b')
  expect(soundNameSchema.parse(` ${'a'.repeat(100)} `)).toHaveLength(100)
  expect(soundNameSchema.safeParse('a'.repeat(101)).error?.issues[0]?.message).toBe(
    FIXED_TEXTS.nameTooLong,
  )
  expect(soundNameSchema.safeParse(' <> ').error?.issues[0]?.message).toBe(FIXED_TEXTS.nameRequired)
  expect(soundDescriptionSchema.parse('d'.repeat(500))).toHaveLength(500)
  expect(soundDescriptionSchema.safeParse('d'.repeat(501)).error?.issues[0]?.message).toBe(
    FIXED_TEXTS.descriptionTooLong,
  )
})

it('allows files of 1 byte to 50 MB', () => {
  expect(fileSizeProblem(0)).toBe(FIXED_TEXTS.invalidTypeInDialog)
  expect(fileSizeProblem(1)).toBeUndefined()
  expect(fileSizeProblem(MAX_UPLOAD_BYTES)).toBeUndefined()
  expect(fileSizeProblem(MAX_UPLOAD_BYTES + 1)).toBe(FIXED_TEXTS.fileTooLarge)
})
