import { FINE, LINE } from './line.ts'
import type { Hair, Musician } from './musician.ts'

type HairProps = { readonly of: Musician }

const PARTED =
  'M60 24C41 23 31.5 38 33 60c1.5-6 3.5-9 6.5-11.5C48 45.5 56 41 60 32.5c4 8.5 12 13 20.5 16C83.5 51 85.5 54 87 60 88.5 38 79 23 60 24Z'
const CROPPED =
  'M34 55C30 32 43 20 60 20s30 12 26 35c-1.5-5.5-3.5-9.5-6-12.5-10 1.5-29 1.5-40-.5-2.5 3.5-4.5 7.5-6 13Z'

/** Puffs around the head: centre and radius. */
const CURLS: readonly (readonly [number, number, number])[] = [
  [60, 20, 12],
  [44, 24, 11],
  [76, 24, 11],
  [32, 36, 11],
  [88, 36, 11],
  [26, 52, 11],
  [94, 52, 11],
  [25, 68, 11],
  [95, 68, 11],
  [29, 83, 10],
  [91, 83, 10],
]

const GAJRA: readonly (readonly [number, number])[] = [
  [84, 36],
  [88.5, 41],
  [91, 47],
  [91.5, 53.5],
]

const puffs = (color: string, shapes: typeof CURLS) => (
  <>
    {shapes.map(([x, y, r]) => (
      <circle key={`${x},${y}`} cx={x} cy={y} r={r} fill={color} {...LINE} />
    ))}
    {shapes.map(([x, y, r]) => (
      <circle key={`${x},${y}`} cx={x} cy={y} r={r - 1} fill={color} />
    ))}
  </>
)

const plait = (x: number, top: number, links: number, color: string) =>
  Array.from({ length: links }, (_, index) => (
    <ellipse
      key={index}
      cx={x + (index % 2 === 0 ? -1 : 1)}
      cy={top + index * 8}
      rx={6.2 - index * 0.35}
      ry={5.4}
      fill={color}
      {...LINE}
      strokeWidth={1.6}
    />
  ))

/** Hair that hangs behind the shoulders. */
export const HairBehind = ({ of }: HairProps) => {
  const { hairColor: color } = of
  switch (of.hair) {
    case 'bun':
      return (
        <>
          <circle cx={60} cy={17} r={12.5} fill={color} {...LINE} />
          <path d="M52 13q8-6 15 0M51 19q9 6 17 0" {...FINE} stroke="#8a7a6a" opacity={0.7} />
        </>
      )
    case 'low-bun':
      return <ellipse cx={86} cy={80} rx={13} ry={12.5} fill={color} {...LINE} />
    case 'bob':
      return (
        <path
          d="M60 20C34 19 27 40 28.5 62c.8 12 0 20-3 26 14 4 24 1 35 1s21 3 35-1c-3-6-3.8-14-3-26C93 40 86 19 60 20Z"
          fill={color}
          {...LINE}
        />
      )
    case 'curls':
      return puffs(color, CURLS)
    case 'swept':
    case 'braid':
      return <path d={PARTED.replace('24C41', '22C38')} fill={color} {...LINE} />
    case 'topknot':
      return (
        <>
          <path
            d="M34 48c-6 18-6 40-11 54 10 4 20 2 24-2h26c4 4 14 6 24 2-5-14-5-36-11-54Z"
            fill={color}
            {...LINE}
          />
          <ellipse cx={60} cy={15} rx={10.5} ry={9.5} fill={color} {...LINE} />
          <path d="M54 12q6-4 12 0" {...FINE} stroke="#8a6a50" />
        </>
      )
    default:
      return null
  }
}

const Fringe = ({ color }: { readonly color: string }) => (
  <>
    <path
      d="M60 23C39 22 32 38 33.5 60c2-4 3-7 3.5-10.5 14 2.5 32 2.5 46 0 .5 3.5 1.5 6.5 3.5 10.5C88 38 81 22 60 23Z"
      fill={color}
      {...LINE}
    />
    <path d="M48 34c-1.5 5-2 9-2 13M60 32v15.5M72 34c1.5 5 2 9 2 13" {...FINE} stroke="#55474a" />
  </>
)

const FRONTS: Readonly<Partial<Record<Hair, string>>> = {
  braid: PARTED,
  bun: PARTED,
  'low-bun': PARTED,
  'two-braids': PARTED,
  swept:
    'M60 24C41 23 31.5 38 33 60c2-8 8-16 20-21 8-3 16-1.5 22 3 5 4 9 10 12 18C88.5 38 79 23 60 24Z',
  short: CROPPED,
  topknot:
    'M60 23C41 22 31.5 38 33.5 58c2-8 5-13 10-16.5 11-3.5 22-3.5 33 0 5 3.5 8 8.5 10 16.5C88.5 38 79 22 60 23Z',
}

/** Hair over the forehead and in front of the shoulders. */
export const HairInFront = ({ of }: HairProps) => {
  const { hairColor: color } = of
  const front = FRONTS[of.hair]
  return (
    <>
      {front ? <path d={front} fill={color} {...LINE} /> : null}
      {of.hair === 'bob' ? <Fringe color={color} /> : null}
      {of.hair === 'curls'
        ? puffs(color, [
            [46, 31, 9],
            [60, 28, 10],
            [74, 31, 9],
            [36, 42, 7],
            [84, 42, 7],
          ])
        : null}
      {of.hair === 'cropped-curls'
        ? puffs(color, [
            [37, 44, 6.5],
            [40, 34, 7.5],
            [49, 27, 8],
            [60, 24, 8.5],
            [71, 27, 8],
            [80, 34, 7.5],
            [83, 44, 6.5],
            [54, 34, 7],
            [66, 34, 7],
          ])
        : null}
      {of.hair === 'bald' ? (
        <>
          <path
            d="M33.5 64c-2.5-8-2-14 1-20 1 7 .5 14 .5 20ZM86.5 64c2.5-8 2-14-1-20-1 7-.5 14-.5 20Z"
            fill={color}
            {...LINE}
            strokeWidth={1.6}
          />
          <path
            d="M50 33q6-3.5 13-2.5"
            stroke="#fff"
            strokeOpacity={0.35}
            strokeWidth={3}
            strokeLinecap="round"
            fill="none"
          />
        </>
      ) : null}
      {of.hair === 'two-braids'
        ? [32, 88].map((x) => (
            <g key={x}>
              {plait(x, 76, 4, color)}
              <path
                d={`M${x} 106l-7-4.500v9ZM${x} 106l7-4.500v9Z`}
                fill={of.accent}
                {...LINE}
                strokeWidth={1.6}
              />
            </g>
          ))
        : null}
      {of.hair === 'braid' ? (
        <>
          {plait(30, 80, 5, color)}
          {GAJRA.map(([x, y]) => (
            <circle key={y} cx={x} cy={y} r={4} fill="#fffdf2" {...LINE} strokeWidth={1.2} />
          ))}
        </>
      ) : null}
      {of.hair === 'bun' && of.jewels?.includes('nath') ? (
        <path
          d="M47.5 25.5q12.5-9 25 0"
          stroke="#fffdf2"
          strokeWidth={5}
          strokeDasharray=".1 5.200"
          strokeLinecap="round"
          fill="none"
        />
      ) : null}
    </>
  )
}
