import type { ManifestKit, SoundManifest } from '@dhvani/catalogue'
import type { KitSamples } from '@dhvani/sound-render'
import { findAllowances } from '../judge/allowances.ts'
import { findRealSources, judge, type Likeness } from '../judge/likeness.ts'
import { measureBeat } from '../judge/measure-beats.ts'
import { decodeLoop } from '../ship/decode-loop.ts'

/** The one-shots of an instrument, cut out of its decoded sprite. */
const decodeKit = async (outputDir: string, { sprite, samples }: ManifestKit) => {
  const { sound, sampleRate } = await decodeLoop(outputDir, sprite)
  return Object.fromEntries(
    Object.entries(samples).map(([name, { start, length }]) => {
      const [from, to] = [start, start + length].map((time) => Math.round(time * sampleRate))
      return [name, { left: sound.left.slice(from, to), right: sound.right.slice(from, to) }]
    }),
  ) satisfies KitSamples
}

/**
 * Compares the shipped loops of the beatbox with recordings, where there are numbers: their files at 120
 * beats a minute and the one-shots that play them.
 *
 * @returns by loop id
 */
export const measureShippedBeats = async (
  outputDir: string,
  manifest: SoundManifest,
): Promise<Map<string, Likeness>> => {
  const kits = new Map<string, KitSamples>()
  const found = new Map<string, Likeness>()
  for (const [loop, { file, play, recipe }] of Object.entries(manifest.beats)) {
    if (findRealSources(loop).length === 0) continue
    const id = play.kind === 'score' ? play.kit : undefined
    const entry = id === undefined ? undefined : manifest.kits[id]
    const samples = id && entry && (kits.get(id) ?? (await decodeKit(outputDir, entry)))
    if (id && samples) kits.set(id, samples)
    const heard = await decodeLoop(outputDir, file)
    const values = measureBeat({ ...heard, ...(id && samples && { kit: { id, samples } }) })
    const likeness = judge(loop, values, findAllowances(loop, recipe.version))
    if (likeness) found.set(loop, likeness)
  }
  return found
}
