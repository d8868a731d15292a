import { z } from 'zod'

/** One encoded file of the `dhvani` bucket. */
export const renderedFileSchema = z.object({
  /** Name inside the bucket, e.g. `rain.mp3`, `small/rain.mp3`, `beats/tabla-rela.mp3`. */
  name: z.string(),
  bytes: z.number().int().positive(),
  /** First 12 hex digits of the file's SHA-256: the `?v=` of its URL. */
  version: z.string().regex(/^[0-9a-f]{12}$/),
  channels: z.number().int().min(1).max(2),
  sampleRate: z.number().int().positive(),
  /** Length of the decoded file, wrap-around included, in seconds. */
  duration: z.number().positive(),
  /** Where to loop inside the decoded file, in seconds; the period is exact to the sample. */
  loopStart: z.number().nonnegative(),
  loopEnd: z.number().positive(),
  /** Measured on the decoded file (BS.1770-4), over one period. */
  lufs: z.number(),
  truePeak: z.number(),
})

export type RenderedFile = z.infer<typeof renderedFileSchema>

/** Who made a sound that an operator put in the place of a synthesised one. */
export const soundCreditSchema = z.object({
  author: z.string().trim().min(1),
  licence: z.string().trim().min(1),
  source: z.string().trim().min(1),
})

export type SoundCredit = z.infer<typeof soundCreditSchema>

export const manifestSoundSchema = z.object({
  /** Absent for an imported recording. */
  recipe: z.object({ version: z.string(), seed: z.number().int() }).optional(),
  credit: soundCreditSchema.optional(),
  /** SHA-256 of one period of 16-bit PCM. */
  pcmHash: z.string(),
  standard: renderedFileSchema,
  small: renderedFileSchema,
})

export const manifestBeatSchema = z.object({
  recipe: z.object({ version: z.string(), seed: z.number().int() }),
  pcmHash: z.string(),
  /** Length of the loop in beats; at 120 BPM one beat is half a second. */
  beats: z.number().int().positive(),
  file: renderedFileSchema,
  /**
   * How the beatbox plays it at another tempo. `score`: one-shots of a kit, placed by a score
   * (struck and plucked). `anchors`: whole renders at five tempi (sustained).
   */
  play: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('score'),
      /** Key into `kits`. */
      kit: z.string(),
      /** Name of the score's JSON file inside the bucket. */
      score: z.string(),
      scoreVersion: z.string(),
    }),
    z.object({
      kind: z.literal('anchors'),
      anchors: z.array(z.object({ beatsPerMinute: z.number(), file: renderedFileSchema })),
    }),
  ]),
})

export const manifestKitSchema = z.object({
  /** All one-shots of an instrument, one after another. */
  sprite: renderedFileSchema,
  /** Where each one-shot stands in the decoded sprite, in seconds. */
  samples: z.record(z.string(), z.object({ start: z.number(), length: z.number() })),
})

/**
 * What the renderer made: `build/sounds/manifest.json`. Keys of `sounds` are sound file ids, of
 * `beats` loop ids; both may be incomplete while a catalogue grows.
 */
export const soundManifestSchema = z.object({
  format: z.literal(1),
  sounds: z.record(z.string(), manifestSoundSchema),
  beats: z.record(z.string(), manifestBeatSchema),
  kits: z.record(z.string(), manifestKitSchema),
})

export type SoundManifest = z.infer<typeof soundManifestSchema>
export type ManifestSound = z.infer<typeof manifestSoundSchema>
export type ManifestBeat = z.infer<typeof manifestBeatSchema>
export type ManifestKit = z.infer<typeof manifestKitSchema>

/** One event of a loop's score. */
export const scoreEventSchema = z.object({
  /** Position in beats from the loop's sam, human timing included. */
  beat: z.number(),
  /** One-shot of the kit. */
  sample: z.string(),
  /** Linear gain. */
  gain: z.number(),
  /** -1 (left) to 1 (right). */
  pan: z.number(),
  /** A new event of the same choke group cuts this one. */
  choke: z.string().optional(),
  /** Playback rate for pitch, 1 unless bent. */
  rate: z.number().optional(),
  /** Cut the sample after this many beats (plucked and sung notes). */
  beats: z.number().optional(),
  /** What a player would say here: the bol or the sargam syllable. */
  bol: z.string().optional(),
})

export const scoreSchema = z.object({
  loop: z.string(),
  beats: z.number().int().positive(),
  events: z.array(scoreEventSchema),
})

export type Score = z.infer<typeof scoreSchema>
export type ScoreEvent = z.infer<typeof scoreEventSchema>
