import { useEffect, useState } from 'react'
import { lengthText } from '#lib/sounds/length-text.ts'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import type { CheckedFile } from './check-file.ts'

/**
 * A longer sound gets no waveform. An hour of silence has 1.4 MB as Opus, and took 2.8 GB of memory when Chromium decoded
 * it.
 */
const DRAWN_UP_TO_SECONDS = 300
/** Nor does a larger file, which may have many channels. */
const DRAWN_UP_TO_BYTES = 12 * 1024 * 1024
const DRAWING_RATE_HZ = 8000

/**
 * @returns `count` peaks from 0 to 1, the loudest at 1; `undefined` for a long sound, a large file, or one that
 *   this browser cannot decode
 */
const findPeaks = async (
  { file, length }: CheckedFile,
  count: number,
): Promise<number[] | undefined> => {
  if (length > DRAWN_UP_TO_SECONDS || file.size > DRAWN_UP_TO_BYTES) return undefined
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

const BARS = 72

const drawPeaks = (peaks: readonly number[]) =>
  peaks
    .map((peak, index) => {
      const half = Math.max(0.6, peak * 22)
      return `M${index * 5 + 2.5} ${24 - half}V${24 + half}`
    })
    .join('')

/** The chosen file before it is sent: name, size, length and waveform. */
export const FilePortrait = ({ checked }: { readonly checked: CheckedFile }) => {
  const { file, length } = checked
  const [peaks, setPeaks] = useState<number[]>()

  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const found = await findPeaks(checked, BARS)
      if (isCurrent) setPeaks(found)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [checked])

  return (
    <div className="rounded-xl bg-sunken px-4 py-3">
      <p className="flex justify-between gap-4">
        <span className="own-name truncate font-semibold">{file.name}</span>
        <span className="tabular shrink-0 text-ink-soft">
          <span>{`${lengthText(length)} ·\u00a0`}</span>
          <span>{megabytesText(file.size)}</span>
        </span>
      </p>
      <svg aria-hidden viewBox={`0 0 ${BARS * 5} 48`} className="mt-1 h-12 w-full text-peacock">
        <path
          d={drawPeaks(peaks ?? Array.from({ length: BARS }, () => 0))}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
    </div>
  )
}
