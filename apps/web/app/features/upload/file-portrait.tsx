import { useEffect, useState } from 'react'
import { lengthText } from '#lib/sounds/length-text.ts'
import { withoutControls } from '@dhvani/catalogue'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import type { CheckedFile } from './check-file.ts'
import { findPeaksLater } from './fit/load-fit.ts'

/**
 * A longer sound is decoded by the worker that makes files fit, an instant at a time. `decodeAudioData` holds all of it: five
 * minutes of two channels took 341 MB as M4A and 233 MB as MP3 (the memory of Chromium's process), of six as Opus 685 MB;
 * the worker takes 92 MB at most of these.
 */
const WHOLE_UP_TO_SECONDS = 60
/** A longer sound gets no waveform: the listener would have sent it before. */
const DRAWN_UP_TO_SECONDS = 600
const DRAWING_RATE_HZ = 8000

const decodeWhole = async (file: File, count: number): Promise<readonly number[]> => {
  const context = new OfflineAudioContext(1, 1, DRAWING_RATE_HZ)
  const audio = await context.decodeAudioData(await file.arrayBuffer())
  const samples = audio.getChannelData(0)
  const width = samples.length / count
  return Array.from({ length: count }, (_, index) => {
    let peak = 0
    const end = Math.floor((index + 1) * width)
    for (let at = Math.floor(index * width); at < end; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
}

/**
 * @returns `count` peaks from 0 to 1, the loudest at 1; `undefined` for a long sound, or one that this browser cannot decode
 */
const findPeaks = async (
  { file, length }: CheckedFile,
  count: number,
  signal: AbortSignal,
): Promise<readonly number[] | undefined> => {
  if (length > DRAWN_UP_TO_SECONDS) return undefined
  try {
    const peaks =
      length > WHOLE_UP_TO_SECONDS
        ? await findPeaksLater(file, count, signal)
        : await decodeWhole(file, count)
    const loudest = Math.max(...(peaks ?? []))
    return loudest > 0 ? peaks?.map((peak) => peak / loudest) : peaks
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
  const [peaks, setPeaks] = useState<readonly number[]>()

  useEffect(() => {
    const scope = new AbortController()
    const look = async () => {
      const found = await findPeaks(checked, BARS, scope.signal)
      if (!scope.signal.aborted) setPeaks(found)
    }
    void look()
    return () => scope.abort()
  }, [checked])

  return (
    <div className="rounded-xl bg-sunken px-4 py-3">
      <p className="flex justify-between gap-4">
        <span className="own-name truncate font-semibold">{withoutControls(file.name)}</span>
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
