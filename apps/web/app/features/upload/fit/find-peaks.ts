import type { FitNews } from './fit-protocol.ts'
import { openSound } from './open-sound.ts'

/**
 * Finds the peaks of a sound while it is decoded, so that only an instant of it is in memory.
 *
 * @returns `count` peaks of its first channel, from 0 to 1; or why the worker cannot decode it
 */
export const findPeaks = async (file: File, count: number): Promise<FitNews> => {
  const sound = await openSound(file)
  if (sound.kind !== 'open') return sound
  const { codec, seconds, track } = sound
  if (!(await track.canDecode())) return { kind: 'undecoded', codec, seconds }
  const peaks = Array.from({ length: count }, () => 0)
  for await (const { rate, channels, end } of sound.decode()) {
    const [samples] = channels
    if (!samples) continue
    const first = end - samples.length / rate
    for (const [at, sample] of samples.entries()) {
      const bar = Math.min(count - 1, Math.floor(((first + at / rate) / seconds) * count))
      peaks[bar] = Math.max(peaks[bar] ?? 0, Math.abs(sample))
    }
  }
  return { kind: 'peaks', peaks }
}
