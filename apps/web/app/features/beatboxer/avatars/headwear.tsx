import { FINE, GOLD, LINE } from './line.ts'
import type { Musician } from './musician.ts'

type HeadwearProps = { readonly of: Musician }

const fold = (color: string) => ({ ...FINE, stroke: color, strokeWidth: 1.6 })

const Pagri = ({ of }: HeadwearProps) => (
  <>
    <path
      d="M29 44C20 22 40 5 62 6c24 1 38 18 29 38-2 5-6 6-10 3-12-7-30-7-42 0-4 3-8 2-10-3Z"
      fill={of.accent}
      {...LINE}
    />
    <path
      d="M27 36c14-17 42-24 63-17M30 46C40 28 66 20 93 30M40 46c10-12 32-16 52-8M34 22C42 12 58 7 72 9"
      {...fold(of.accentDeep)}
      strokeWidth={2.2}
    />
    <path
      d="M36 30l.1 0M48 22l.1 0M62 18l.1 0M76 17l.1 0M48 35l.1 0M62 29.5l.1 0M77 27l.1 0M86 33l.1 0"
      stroke={GOLD}
      strokeWidth={3.4}
      strokeLinecap="round"
    />
    <path d="M88 42c8 8 8 24 4 40-3-3-7-3-10-1 4-12 4-26 0-36Z" fill={of.accent} {...LINE} />
  </>
)

const Dastar = ({ of }: HeadwearProps) => (
  <>
    <path d="M60 29 51 45h18Z" fill={GOLD} {...LINE} strokeWidth={1.6} />
    <path
      d="M31 56C22 28 36 6 60 6s38 22 29 50C85 46 74 40 60 29 46 40 35 46 31 56Z"
      fill={of.accent}
      {...LINE}
    />
    <path
      d="M60 29C48 33 36 38 30 46M60 29C46 28 34 30 29.5 37M60 29C48 22 38 20 32 26M60 29C72 33 84 38 90 46M60 29C74 28 86 30 90.5 37M60 29C72 22 82 20 88 26M60 29C54 18 46 13 41 14M60 29C66 18 74 13 79 14"
      {...fold(of.accentDeep)}
    />
  </>
)

/** Covers the hair, frames the face and falls on both shoulders. */
const Dupatta = ({ of }: HeadwearProps) => (
  <>
    <path
      fillRule="evenodd"
      d="M60 13C33 12 22 36 24.5 62c1 15-3 31-10 42 12 6 24 3 30-2-6-10-12.5-22-12.5-40C32 40 44 31 60 31s28 9 28 31c0 18-6.5 30-12.5 40 6 5 18 8 30 2-7-11-11-27-10-42C98 36 87 12 60 13Z"
      fill={of.accent}
      {...LINE}
    />
    <path
      d="M28.5 62C28 38 41 27 60 27s32 11 31.5 35c-.2 14 2 24 6.5 33M28.5 62c.2 14-2 24-6.5 33"
      {...fold(GOLD)}
      strokeDasharray=".1 4.200"
      strokeWidth={2.4}
    />
  </>
)

const Karakul = ({ of }: HeadwearProps) => (
  <>
    <path d="M33 45c-1-15 8-29 27-31 19 2 28 16 27 31-16-6-38-6-54 0Z" fill={of.accent} {...LINE} />
    <path
      d="M60 14c-8 8-14 18-17 27M60 14c8 8 14 18 17 27"
      {...fold(of.accentDeep)}
      strokeWidth={2}
    />
    <path
      d="M39 38q2-3 4 0M48 30q2-3 4 0M53 38q2-3 4 0M65 30q2-3 4 0M64 38q2-3 4 0M76 38q2-3 4 0M58 22q2-3 4 0"
      {...fold('#8a7666')}
    />
  </>
)

const Himachali = ({ of }: HeadwearProps) => (
  <>
    <path d="M34 32c4-10 14-15 26-15s22 5 26 15l1 15c-17-6-37-6-54 0Z" fill="#8d8377" {...LINE} />
    <path
      d="M33 46l.8-13c17-5.5 35.5-5.5 52.4 0l.8 13c-17-6-37-6-54 0Z"
      fill={of.accent}
      {...LINE}
    />
    <path
      d="M36 41.5l4-4.5 4 3.5 4-4.5 4 3.5 4-4 4 4 4-4 4 4.5 4-3.5 4 4.5 4-3 4 4.5"
      {...fold(GOLD)}
      strokeWidth={2}
    />
  </>
)

const Cap = ({ of }: HeadwearProps) => (
  <>
    <path d="M34 45c-2-18 10-28 26-28s28 10 26 28c-16-4-36-4-52 0Z" fill={of.accent} {...LINE} />
    <path d="M60 17v25M46 21c-4 6-6 13-6.5 21" {...fold(of.accentDeep)} />
    <path
      d="M57 42c12-3 26-1 37 4 3 1.5 2 4.5-1 4.5-12-1-24-2-36-2.5Z"
      fill={of.accentDeep}
      {...LINE}
    />
    <circle cx={60} cy={17} r={2.4} fill={of.accentDeep} {...LINE} strokeWidth={1.4} />
  </>
)

const Headphones = ({ of }: HeadwearProps) => (
  <>
    <path
      d="M30 60C26 32 40 13 60 13s34 19 30 47"
      fill="none"
      stroke="var(--avatar-line)"
      strokeWidth={7}
      strokeLinecap="round"
    />
    <path
      d="M30 60C26 32 40 13 60 13s34 19 30 47"
      fill="none"
      stroke={of.accent}
      strokeWidth={3.4}
      strokeLinecap="round"
    />
    {[29, 91].map((x) => (
      <rect key={x} x={x - 6} y={52} width={12} height={19} rx={6} fill={of.accent} {...LINE} />
    ))}
  </>
)

export const HeadwearOf = ({ of }: HeadwearProps) => {
  switch (of.headwear) {
    case 'pagri':
      return <Pagri of={of} />
    case 'dastar':
      return <Dastar of={of} />
    case 'dupatta':
      return <Dupatta of={of} />
    case 'karakul':
      return <Karakul of={of} />
    case 'himachali':
      return <Himachali of={of} />
    case 'cap':
      return <Cap of={of} />
    case 'headphones':
      return <Headphones of={of} />
    case undefined:
      return null
  }
}
