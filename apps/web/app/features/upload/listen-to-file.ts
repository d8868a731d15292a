/** A larger file gets no waveform: decoding it would take hundreds of megabytes of memory. */
const DRAWN_UP_TO_BYTES = 12 * 1024 * 1024
const DRAWING_RATE_HZ = 8000

/**
 * @returns `count` peaks from 0 to 1, the loudest at 1; `undefined` for a large file or one that
 *   this browser cannot decode
 */
export const findPeaks = async (file: File, count: number): Promise<number[] | undefined> => {
  if (file.size > DRAWN_UP_TO_BYTES) return undefined
  try {
    const context = new OfflineAudioContext(1, 1, DRAWING_RATE_HZ)
    const audio = await context.decodeAudioData(await file.arrayBuffer())
    const samples = audio.getChannelData(0)
    const width = samples.length / count
    const peaks = Array.from({ length: count }, (_, index) => {
      let peak = 0
      const end = Math.floor((index + 1) * width)
      for (let at = Math.floor(index * width); at < end; at += 1)
        peak = Math.max(peak, Math.abs(samples[at] ?? 0))
      return peak
    })
    const loudest = Math.max(...peaks)
    return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks
  } catch {
    // This browser cannot decode the file. Others may, so it is accepted without a waveform.
    return undefined
  }
}
