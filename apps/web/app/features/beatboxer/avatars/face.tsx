import { FINE, GOLD, LINE } from './line.ts'
import { SKINS, type Musician } from './musician.ts'

type PartProps = { readonly of: Musician }

const facePath = ({ width, jaw, chin }: Musician['face']): string => {
  const left = 60 - width
  const right = 60 + width
  return [
    `M60 27C${60 + width * 0.72} 27 ${right} 38 ${right} 56`,
    `C${right} 70 ${60 + jaw} ${chin} 60 ${chin}`,
    `C${60 - jaw} ${chin} ${left} 70 ${left} 56`,
    `C${left} 38 ${60 - width * 0.72} 27 60 27Z`,
  ].join('')
}

export const Skull = ({ of }: PartProps) => {
  const skin = SKINS[of.skin]
  const { width } = of.face
  return (
    <>
      {[60 - width, 60 + width].map((x) => (
        <ellipse key={x} cx={x} cy={61} rx={4.6} ry={6.4} fill={skin.base} {...LINE} />
      ))}
      <path d={facePath(of.face)} fill={skin.base} {...LINE} />
      <ellipse cx={60 - width * 0.62} cy={70} rx={5.4} ry={3.6} fill={skin.blush} opacity={0.32} />
      <ellipse cx={60 + width * 0.62} cy={70} rx={5.4} ry={3.6} fill={skin.blush} opacity={0.32} />
      {of.isElder ? (
        <path
          d={`M${63 - width} 60l-2.500-1.500M${63 - width} 63l-3 .5M${57 + width} 60l2.500-1.500M${57 + width} 63l3 .5M53 43.500c4-1.500 10-1.500 14 0`}
          {...FINE}
          stroke={skin.shade}
        />
      ) : null}
    </>
  )
}

const EYE_X = [48.5, 71.5] as const

/** Half height and half width of the open eye. */
const EYE_SHAPES = {
  almond: { wide: 6.6, high: 4.1 },
  wide: { wide: 6.2, high: 5.2 },
  narrow: { wide: 6.2, high: 3.2 },
  crescent: { wide: 5.8, high: 3.6 },
} as const

const OpenEye = ({ x, kind }: { readonly x: number; readonly kind: Musician['eyes'] }) => {
  const { wide, high } = EYE_SHAPES[kind]
  const tail = x < 60 ? -1.8 : 1.8
  return (
    <g>
      <path
        d={`M${x - wide} 60.500Q${x} ${60 - high * 2.1} ${x + wide} 60.500Q${x} ${60 + high * 1.5} ${x - wide} 60.500Z`}
        fill="#fffaf0"
      />
      <circle cx={x} cy={59.4} r={high * 0.86} fill="#2b1810" />
      <circle cx={x + 1.2} cy={57.9} r={1.1} fill="#fffaf0" />
      <path
        d={`M${x - wide - (tail < 0 ? 1.8 : 0)} ${tail < 0 ? 59.6 : 60.5}L${x - wide} 60.500Q${x} ${60 - high * 2.1} ${x + wide} 60.500${tail > 0 ? `L${x + wide + 1.8} 59.6` : ''}`}
        {...FINE}
        strokeWidth={2.1}
      />
    </g>
  )
}

/** Eyes are closed until the musician has a loop. Elders smile with closed eyes. */
export const Eyes = ({ of, isAwake }: PartProps & { readonly isAwake: boolean }) => {
  if (!isAwake)
    return (
      <g>
        {EYE_X.map((x) => (
          <path key={x} d={`M${x - 6} 59.500q6 5.200 12 0`} {...FINE} strokeWidth={2} />
        ))}
      </g>
    )
  if (of.eyes === 'crescent')
    return (
      <g>
        {EYE_X.map((x) => (
          <path key={x} d={`M${x - 6} 61.500q6-6.800 12 0`} {...FINE} strokeWidth={2.3} />
        ))}
      </g>
    )
  return (
    <g className="avatar-eyes">
      {EYE_X.map((x) => (
        <OpenEye key={x} x={x} kind={of.eyes} />
      ))}
    </g>
  )
}

const BROWS = {
  arched: {
    left: 'M41.5 50.5q6-4.8 13-1.5',
    right: 'M78.5 50.5q-6-4.8-13-1.5',
    width: 1.8,
  },
  straight: { left: 'M42 50q6-2.4 12-.8', right: 'M78 50q-6-2.4-12-.8', width: 2.2 },
  bushy: { left: 'M41.5 50.5q6-4 13-1', right: 'M78.5 50.5q-6-4-13-1', width: 3.4 },
} as const

export const Brows = ({ of }: PartProps) => {
  const { left, right, width } = BROWS[of.brows]
  return <path d={left + right} {...FINE} stroke={of.hairColor} strokeWidth={width} />
}

const NOSES = {
  soft: 'M59 60c-.6 4-2.8 6.8-2.8 9 0 1.6 1.8 2.4 3.8 2.4s3.6-.8 3.8-2',
  strong: 'M58 57c-.4 5-4 9.5-3.6 12.2.3 1.8 3 2.3 5.6 2.3s4.8-.5 5-2.2',
  button: 'M56.8 69.5c.6 1.9 2 2.5 3.4 2.5s2.7-.7 3.2-2.5',
} as const

export const Nose = ({ of }: PartProps) => (
  <path d={NOSES[of.nose]} {...FINE} stroke={SKINS[of.skin].shade} strokeWidth={1.9} />
)

const MOUTHS = {
  smile: 'M52.5 76.5q7.5 6 15 0',
  soft: 'M54 77.5q6 3.2 12 0',
  grin: 'M51.5 75.5q8.5 2.5 17 0q-2 6.8-8.5 6.8t-8.5-6.8Z',
} as const

/** What the lips do: at rest, singing, or at a flute. */
export type Lips = 'rest' | 'sing' | 'blow'

type MouthProps = PartProps & { readonly lips: Lips }

export const Mouth = ({ of, lips }: MouthProps) => {
  if (lips === 'sing')
    return (
      <g data-joint="mouth" className="avatar-mouth">
        <ellipse cx={60} cy={78} rx={5.4} ry={4.6} fill="#6b1d1d" {...LINE} strokeWidth={1.8} />
        <ellipse cx={60} cy={80.5} rx={3.2} ry={1.7} fill="#d5736b" />
      </g>
    )
  if (lips === 'blow') return <path d="M57 77q3 1.6 6 0" {...FINE} strokeWidth={2.4} />
  if (of.mouth === 'grin')
    return <path d={MOUTHS.grin} fill="#fff8ec" {...LINE} strokeWidth={1.8} />
  return (
    <path
      d={MOUTHS[of.mouth]}
      {...FINE}
      stroke={of.lips ?? 'var(--avatar-line)'}
      strokeWidth={of.lips ? 2.6 : 2}
    />
  )
}

const BEARDS = {
  moustache:
    'M60 72.5c-5-2-11 .5-13.5 4.5 5 1.5 10 .8 13.5-1.5 3.5 2.3 8.5 3 13.5 1.5-2.5-4-8.5-6.5-13.5-4.5Z',
  handlebar:
    'M60 72.5c-6-2.5-13 0-18 4.5-3 2.6-6.5 1.5-7.5-2-2.5 5 1 9.5 6.5 8.8 6-.8 12-3.8 19-7 7 3.2 13 6.2 19 7 5.5.7 9-3.8 6.5-8.8-1 3.5-4.5 4.6-7.5 2-5-4.5-12-7-18-4.5Z',
  goatee:
    'M60 72.8c-4-1.6-8.5 0-10.5 3.2 0 8 3 14.5 10.5 16 7.5-1.5 10.5-8 10.5-16-2-3.2-6.5-4.8-10.5-3.2Z',
  full: 'M34.5 60c1 8 1.5 12 3.5 17.5C42 90 50 96.5 60 96.5S78 90 82 77.5c2-5.5 2.5-9.5 3.5-17.5-3.5 8.5-8 12.5-13.5 13.2-4-2.7-8-2.7-12-1.2-4-1.5-8-1.5-12 1.2C42.5 72.5 38 68.5 34.5 60Z',
  long: 'M36.5 60c.5 8 1.5 13 3.5 18 2 14 9 27 20 33 11-6 18-19 20-33 2-5 3-10 3.5-18-3 8-7 12-12 13-4-2.5-7.5-2.5-11.5-1-4-1.5-7.5-1.5-11.5 1-5-1-9-5-12-13Z',
} as const

const FullBeardMouth = () => (
  <path d="M53.5 77.5q6.5 4.5 13 0q-2.5 5.5-6.5 5.5t-6.5-5.5Z" fill="#7a2a26" />
)

export const Beard = ({ of, lips }: MouthProps) => {
  const { beard } = of
  if (!beard) return <Mouth of={of} lips={lips} />
  if (beard === 'stubble')
    return (
      <>
        <path d={BEARDS.full} fill={of.hairColor} opacity={0.32} />
        <Mouth of={of} lips={lips} />
      </>
    )
  const shape = <path d={BEARDS[beard]} fill={of.hairColor} {...LINE} strokeWidth={1.7} />
  if (beard === 'moustache' || beard === 'handlebar')
    return (
      <>
        <g transform="translate(0 3.500)">
          <Mouth of={{ ...of, mouth: 'soft' }} lips={lips} />
        </g>
        {shape}
      </>
    )
  return (
    <>
      {shape}
      {lips === 'rest' ? <FullBeardMouth /> : <Mouth of={of} lips={lips} />}
      {beard === 'long' ? <path d="M54 92c0 5 2 9 4 12M66 92c0 5-2 9-4 12" {...FINE} /> : null}
    </>
  )
}

export const Glasses = ({ of }: PartProps) => {
  if (!of.glasses) return null
  const frame = { fill: '#ffffff', fillOpacity: 0.18, ...LINE, strokeWidth: 1.9 }
  return (
    <g>
      {EYE_X.map((x) =>
        of.glasses === 'round' ? (
          <circle key={x} cx={x} cy={60} r={9} {...frame} />
        ) : (
          <rect key={x} x={x - 9} y={53} width={18} height={14} rx={4} {...frame} />
        ),
      )}
      <path d="M57.5 59q2.5-2 5 0M39.5 58l-4.5-2M80.5 58l4.5-2" {...FINE} strokeWidth={1.9} />
    </g>
  )
}

const MARKS = {
  bindi: <circle cx={60} cy={46} r={2.2} fill="#b3202a" />,
  'large-bindi': <circle cx={60} cy={44.5} r={3.6} fill="#b3202a" />,
  'moon-bindi': <path d="M56 43.5a4 4 0 0 0 8 0 4.6 3 0 0 1-8 0Z" fill="#b3202a" />,
  tilak: <path d="M60 36.5v10" stroke="#c03a23" strokeWidth={2.4} strokeLinecap="round" />,
  sandal: (
    <path d="M54.5 42.5h11M55.5 45.8h9" stroke="#f2dfb4" strokeWidth={2} strokeLinecap="round" />
  ),
} as const

export const Mark = ({ of }: PartProps) => (of.mark ? MARKS[of.mark] : null)

export const Jewels = ({ of }: PartProps) => {
  const { width } = of.face
  const ears = [60 - width - 1, 60 + width + 1]
  const gold = { fill: GOLD, ...LINE, strokeWidth: 1.2 }
  return (of.jewels ?? []).map((jewel) => {
    switch (jewel) {
      case 'studs':
        return ears.map((x) => <circle key={x} cx={x} cy={66.5} r={1.9} {...gold} />)
      case 'hoops':
        return ears.map((x) => (
          <circle key={x} cx={x} cy={70.5} r={4} fill="none" stroke={GOLD} strokeWidth={2} />
        ))
      case 'jhumka':
        return ears.map((x) => (
          <g key={x}>
            <circle cx={x} cy={66.5} r={1.9} {...gold} />
            <path d={`M${x - 3.6} 75q0-6.500 3.600-6.500t3.600 6.500Z`} {...gold} />
            <path
              d={`M${x - 2.4} 77v.1M${x} 77.400v.1M${x + 2.4} 77v.1`}
              {...FINE}
              stroke={GOLD}
              strokeWidth={2}
            />
          </g>
        ))
      case 'nath':
        return (
          <circle key={jewel} cx={65} cy={73} r={3.8} fill="none" stroke={GOLD} strokeWidth={1.7} />
        )
      case 'nose-pin':
        return <circle key={jewel} cx={64.6} cy={69.5} r={1.3} fill={GOLD} />
    }
  })
}
