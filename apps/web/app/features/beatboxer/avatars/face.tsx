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
    left: 'M41.500 50.500q6-4.800 13-1.500',
    right: 'M78.500 50.500q-6-4.800-13-1.500',
    width: 1.8,
  },
  straight: { left: 'M42 50q6-2.400 12-.8', right: 'M78 50q-6-2.400-12-.8', width: 2.2 },
  bushy: { left: 'M41.500 50.500q6-4 13-1', right: 'M78.500 50.500q-6-4-13-1', width: 3.4 },
} as const

export const Brows = ({ of }: PartProps) => {
  const { left, right, width } = BROWS[of.brows]
  return <path d={left + right} {...FINE} stroke={of.hairColor} strokeWidth={width} />
}

const NOSES = {
  soft: 'M59 60c-.6 4-2.800 6.800-2.800 9 0 1.600 1.800 2.400 3.800 2.400s3.600-.8 3.800-2',
  strong: 'M58 57c-.4 5-4 9.500-3.600 12.200.3 1.800 3 2.300 5.600 2.300s4.800-.5 5-2.200',
  button: 'M56.800 69.500c.6 1.900 2 2.500 3.400 2.500s2.700-.7 3.200-2.500',
} as const

export const Nose = ({ of }: PartProps) => (
  <path d={NOSES[of.nose]} {...FINE} stroke={SKINS[of.skin].shade} strokeWidth={1.9} />
)

const MOUTHS = {
  smile: 'M52.500 76.500q7.500 6 15 0',
  soft: 'M54 77.500q6 3.200 12 0',
  grin: 'M51.500 75.500q8.500 2.500 17 0q-2 6.800-8.500 6.800t-8.500-6.800Z',
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
  if (lips === 'blow') return <path d="M57 77q3 1.600 6 0" {...FINE} strokeWidth={2.4} />
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
    'M60 72.500c-5-2-11 .5-13.500 4.500 5 1.500 10 .8 13.500-1.500 3.500 2.300 8.500 3 13.500 1.500-2.500-4-8.500-6.500-13.500-4.500Z',
  handlebar:
    'M60 72.500c-6-2.500-13 0-18 4.500-3 2.600-6.500 1.500-7.500-2-2.500 5 1 9.500 6.500 8.800 6-.8 12-3.800 19-7 7 3.200 13 6.200 19 7 5.500.7 9-3.800 6.500-8.800-1 3.500-4.500 4.600-7.500 2-5-4.500-12-7-18-4.500Z',
  goatee:
    'M60 72.800c-4-1.600-8.500 0-10.500 3.200 0 8 3 14.500 10.500 16 7.500-1.500 10.500-8 10.500-16-2-3.200-6.500-4.800-10.500-3.200Z',
  full: 'M34.500 60c1 8 1.500 12 3.500 17.500C42 90 50 96.500 60 96.500S78 90 82 77.500c2-5.500 2.500-9.500 3.500-17.500-3.500 8.500-8 12.500-13.500 13.200-4-2.700-8-2.700-12-1.200-4-1.500-8-1.500-12 1.200C42.500 72.500 38 68.500 34.500 60Z',
  long: 'M36.500 60c.5 8 1.500 13 3.500 18 2 14 9 27 20 33 11-6 18-19 20-33 2-5 3-10 3.500-18-3 8-7 12-12 13-4-2.500-7.500-2.500-11.500-1-4-1.500-7.500-1.500-11.500 1-5-1-9-5-12-13Z',
} as const

const FullBeardMouth = () => (
  <path d="M53.500 77.500q6.500 4.500 13 0q-2.500 5.500-6.500 5.500t-6.500-5.500Z" fill="#7a2a26" />
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
      <path
        d="M57.500 59q2.500-2 5 0M39.500 58l-4.500-2M80.500 58l4.500-2"
        {...FINE}
        strokeWidth={1.9}
      />
    </g>
  )
}

const MARKS = {
  bindi: <circle cx={60} cy={46} r={2.2} fill="#b3202a" />,
  'large-bindi': <circle cx={60} cy={44.5} r={3.6} fill="#b3202a" />,
  'moon-bindi': <path d="M56 43.500a4 4 0 0 0 8 0 4.600 3 0 0 1-8 0Z" fill="#b3202a" />,
  tilak: <path d="M60 36.500v10" stroke="#c03a23" strokeWidth={2.4} strokeLinecap="round" />,
  sandal: (
    <path
      d="M54.500 42.500h11M55.500 45.800h9"
      stroke="#f2dfb4"
      strokeWidth={2}
      strokeLinecap="round"
    />
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
