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
  /** Length of the decoded file in seconds, wrap-around included. */
  duration: z.number().positive(),
  /** Loop points inside the decoded file, in seconds; the period is exact to the sample. */
  loopStart: z.number().nonnegative(),
  loopEnd: z.number().positive(),
  /** Integrated loudness of one period of the decoded file, in LUFS (ITU-R BS.1770-4). */
  lufs: z.number(),
  /** True peak of one period of the decoded file, in dBTP (ITU-R BS.1770-4). */
  truePeak: z.number(),
})

export type RenderedFile = z.infer<typeof renderedFileSchema>

/** The author of a recording by which an operator replaced a synthesised sound. */
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
   * How the beatbox plays the loop at other tempi. `score`: one-shots of a kit, placed by a score
   * (struck and plucked loops). `anchors`: whole renders at five tempi (sustained loops).
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
  /** Where each one-shot is in the decoded sprite, in seconds. */
  samples: z.record(z.string(), z.object({ start: z.number(), length: z.number() })),
})

/**
 * The list of rendered files, `build/sounds/manifest.json`. Keys of `sounds` are sound file ids,
 * keys of `beats` loop ids; either may miss some of the catalogue.
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

/** One stroke or note of a loop's score. */
export const scoreEventSchema = z.object({
  /** Position in beats from the loop's sam, human timing included. */
  beat: z.number(),
  /** Key of the kit's one-shot. */
  sample: z.string(),
  /** Linear gain. */
  gain: z.number(),
  /** -1 (left) to 1 (right). */
  pan: z.number(),
  /** A new event of the same choke group damps this one. */
  choke: z.string().optional(),
  /** Playback rate for pitch, 1 unless bent. */
  rate: z.number().optional(),
  /** Cut the sample after this many beats (plucked and sung notes). */
  beats: z.number().optional(),
  /** The bol or sargam syllable of this stroke or note. */
  bol: z.string().optional(),
})

/** Where the strokes or notes of a loop fall. */
export const scoreSchema = z.object({
  loop: z.string(),
  beats: z.number().int().positive(),
  events: z.array(scoreEventSchema),
})

export type Score = z.infer<typeof scoreSchema>
export type ScoreEvent = z.infer<typeof scoreEventSchema>
