import { vibhagAt, type Taal } from '@dhvani/riyaz'
import { m } from '#messages'
import { countText, matraText } from './taal-words.ts'
import './wheel.css'

/** Half the width of the drawing. */
const EDGE = 100
const RING = 74
const DOT = 5

/** The word in the middle fits between the marks: letters are about half as wide as they are high. */
const sizeOf = (word: string): string => `${Math.min(20, 84 / [...word].length)}cqw`

const placeOf = (index: number, length: number, radius: number) => {
  const angle = (2 * Math.PI * index) / length
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) }
}

/** Claps are numbered as musicians number them: sam is the first of them, unless it is waved. */
const signOf = (taal: Taal, vibhag: number): string => {
  const { mark, isWaved } = taal.vibhags[vibhag]!
  if (mark === 'sam') return '×'
  if (isWaved) return '0'
  const claps = taal.vibhags.slice(0, vibhag + 1).filter((one) => !one.isWaved).length
  return String(claps)
}

type MarkProps = { readonly taal: Taal; readonly index: number; readonly isNow: boolean }

/** One matra: a diamond on sam, a hollow ring on khali, a large dot on a clap, a small one between. */
const Mark = ({ taal, index, isNow }: MarkProps) => {
  const { length } = taal.theka
  const { x, y } = placeOf(index, length, RING)
  const vibhag = vibhagAt(taal, index)
  const { mark, isWaved } = taal.vibhags[vibhag.index]!
  const sign = placeOf(index, length, RING + (index === 0 ? 20 : 15))
  const size = (vibhag.isFirst ? 1.5 : 1) * DOT * (isNow ? 1.7 : 1)
  const colour = isNow ? 'var(--terracotta)' : vibhag.isFirst ? 'var(--ink)' : 'var(--edge)'
  const isSam = vibhag.isFirst && mark === 'sam'
  const isHollow = vibhag.isFirst && isWaved
  const common = {
    fill: isHollow ? 'var(--surface)' : colour,
    stroke: colour,
    strokeWidth: isHollow ? 2.4 : 0,
  }
  return (
    <g>
      {isSam ? (
        <path
          d={`M${x} ${y - 1.8 * size}l${1.5 * size} ${1.8 * size}l${-1.5 * size} ${1.8 * size}l${-1.5 * size} ${-1.8 * size}Z`}
          {...common}
        />
      ) : (
        <circle cx={x} cy={y} r={size} {...common} />
      )}
      {vibhag.isFirst ? (
        <text
          x={sign.x}
          y={sign.y}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={isSam ? 13 : 10}
          fontWeight={700}
          fill="var(--ink)"
        >
          {signOf(taal, vibhag.index)}
        </text>
      ) : null}
    </g>
  )
}

type WheelProps = {
  readonly taal: Taal
  readonly name: string
  /** The matra that is heard now; negative while it is counted in. */
  readonly matra: number | undefined
}

/** The cycle as a wheel that is read from two metres: where it is, what the hand plays, what comes next. */
export const Wheel = ({ taal, name, matra }: WheelProps) => {
  const { length } = taal.theka
  const isCounting = matra !== undefined && matra < 0
  const now = matra === undefined || isCounting ? undefined : matra
  const bol = now === undefined ? undefined : matraText(taal, now)
  const next = matraText(taal, now === undefined ? 0 : (now + 1) % length)
  const theka = taal.theka.map((_, index) => matraText(taal, index)).join(' ')
  const hand = now === undefined ? undefined : placeOf(now, length, RING - 14)
  const isSam = now === 0
  const word = isCounting ? String(-matra) : (bol ?? name)
  return (
    <div className="wheel @container relative mx-auto aspect-square w-full">
      <p className="sr-only">{m.riyaz_wheel({ name, theka })}</p>
      <svg aria-hidden viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`} className="size-full">
        <circle r={RING} fill="none" stroke="var(--line)" strokeWidth={1} />
        {isSam ? (
          <circle r={RING - 12} fill="none" stroke="var(--terracotta)" strokeWidth={4} />
        ) : null}
        {hand ? (
          <line
            x1={hand.x * 0.82}
            y1={hand.y * 0.82}
            x2={hand.x}
            y2={hand.y}
            stroke="var(--terracotta)"
            strokeWidth={3}
            strokeLinecap="round"
          />
        ) : null}
        {taal.theka.map((_, index) => (
          <Mark key={index} taal={taal} index={index} isNow={index === now} />
        ))}
      </svg>
      <div className="absolute inset-[24%] flex flex-col items-center justify-center text-center">
        <p translate="no" className="font-display leading-none" style={{ fontSize: sizeOf(word) }}>
          {word}
        </p>
        <p className="wheel-count tabular">
          {now === undefined
            ? countText(taal)
            : `${m.riyaz_count({ count: now + 1, matras: length })}${isSam ? ` · ${m.beat_taal_sam()}` : ''}`}
        </p>
        {now === undefined ? null : (
          <p translate="no" className="wheel-next">
            {m.riyaz_next({ bol: next })}
          </p>
        )}
      </div>
    </div>
  )
}
