import { useEffect, useState } from 'react'
import { lengthText } from '#lib/sounds/length-text.ts'
import { megabytesText } from '#lib/sounds/megabytes.ts'
import type { CheckedFile } from './check-file.ts'
import { findPeaks } from './listen-to-file.ts'

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
      const found = await findPeaks(file, BARS)
      if (isCurrent) setPeaks(found)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [file])

  return (
    <div className="rounded-xl bg-sunken px-4 py-3">
      <p className="flex justify-between gap-4">
        <span className="truncate font-semibold">{file.name}</span>
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
