import { CLOTH, CLOTH_DEEP, CLOTH_LIGHT, FINE, GOLD, LINE } from './line.ts'
import { SKINS, type Garment, type Musician } from './musician.ts'

type GarmentProps = { readonly of: Musician }

const TORSO = 'M10 146c0-26 8-41 30-47 5-1.5 8-3 10-6h20c2 3 5 4.5 10 6 22 6 30 21 30 47Z'

const Neck = ({ of }: GarmentProps) => {
  const skin = SKINS[of.skin]
  return (
    <>
      <path d="M50 78v17q10 12 20 0V78Z" fill={skin.base} {...LINE} />
      <path d="M51 86q9 8 18 0l0-4H51Z" fill={skin.shade} opacity={0.65} />
    </>
  )
}

const Kurta = ({ of }: GarmentProps) => (
  <>
    <path
      d="M49 93.5q11 13 22 0"
      fill="none"
      stroke={of.accent}
      strokeWidth={4.5}
      strokeLinecap="round"
    />
    <path d="M49 93.5q11 13 22 0M60 101v26" {...FINE} />
    <path
      d="M60 107v.1M60 114v.1M60 121v.1"
      stroke={GOLD}
      strokeWidth={3.4}
      strokeLinecap="round"
    />
  </>
)

/** A blouse, and a pallu from the hip over the left shoulder with a border in the accent colour. */
const Sari = ({ of }: GarmentProps) => (
  <>
    <path d="M46 95q14 19 28 0" fill={SKINS[of.skin].base} {...LINE} />
    <path
      d="M44 97q16 22 32 0"
      fill="none"
      stroke={GOLD}
      strokeWidth={2}
      strokeDasharray=".1 3.600"
      strokeLinecap="round"
    />
    <path
      d="M76 95c14 2 24 8 29 18-14 6-34 16-52 33H20c14-22 36-40 56-51Z"
      style={{ fill: CLOTH_LIGHT }}
      {...LINE}
    />
    <path
      d="M77 96.5C56 108 36 124 23 145"
      fill="none"
      stroke="var(--avatar-line)"
      strokeWidth={7.4}
    />
    <path d="M77 96.5C56 108 36 124 23 145" fill="none" stroke={of.accent} strokeWidth={4.6} />
    <path
      d="M77 96.5C56 108 36 124 23 145"
      fill="none"
      stroke={GOLD}
      strokeWidth={1.6}
      strokeDasharray=".1 5"
      strokeLinecap="round"
    />
  </>
)

const Waistcoat = ({ of }: GarmentProps) => (
  <>
    <path d="M50 93.5q10 11 20 0M60 100v46" {...FINE} />
    <path
      d="M46 95C40 112 46 130 50 146H26c-2-18 2-36 10-46ZM74 95c6 17 0 35-4 51h24c2-18-2-36-10-46Z"
      fill={of.accent}
      {...LINE}
    />
    <path d="M50 114v.1M50.5 126v.1" stroke={GOLD} strokeWidth={3.4} strokeLinecap="round" />
    <path d="M77 122l9-2v5l-8 1Z" fill={of.accentDeep} {...LINE} strokeWidth={1.3} />
  </>
)

const BEADS = ['#c9302c', '#f6e7c1', '#2b5d8c'] as const

const Shawl = ({ of }: GarmentProps) => (
  <>
    {BEADS.map((color, row) => (
      <path
        key={color}
        d={`M${47 - row * 2} ${94 + row * 3}q${13 + row * 2} ${17 + row * 2} ${26 + row * 4} 0`}
        fill="none"
        stroke={color}
        strokeWidth={3.2}
        strokeDasharray=".1 4"
        strokeLinecap="round"
      />
    ))}
    <path
      d="M44 96C28 102 14 112 10 146h36c-4-18-6-34-2-50ZM76 96c16 6 30 16 34 50H74c4-18 6-34 2-50Z"
      fill={of.accent}
      {...LINE}
    />
    <path
      d="M37 108l-9 9M38 122l-12 12M83 108l9 9M82 122l12 12M28 108l9 9M26 122l12 12M92 108l-9 9M94 122l-12 12"
      {...FINE}
      stroke="#f6e7c1"
      strokeWidth={2}
    />
  </>
)

const Hoodie = ({ of }: GarmentProps) => (
  <>
    <path
      d="M40 98c4 12 12 18 20 18s16-6 20-18c-2-4-6-6-10-6-2 6-6 9-10 9s-8-3-10-9c-4 0-8 2-10 6Z"
      style={{ fill: CLOTH_DEEP }}
      {...LINE}
    />
    <path d="M53 115v14M67 115v14" {...FINE} stroke={of.accent} strokeWidth={2.6} />
  </>
)

const Phiran = ({ of }: GarmentProps) => (
  <>
    <path
      d="M46 96c2 12 8 20 14 32 6-12 12-20 14-32-4 6-9 8-14 8s-10-2-14-8Z"
      fill={of.accentDeep}
      {...LINE}
    />
    <path
      d="M51 104q9 6 18 0M54 112q6 4 12 0M57 119q3 2 6 0"
      {...FINE}
      stroke={GOLD}
      strokeWidth={2}
    />
  </>
)

const PRINT: readonly (readonly [number, number])[] = [
  [28, 117],
  [43, 130],
  [77, 128],
  [93, 116],
  [90, 139],
  [27, 138],
]

const Shirt = ({ of }: GarmentProps) => (
  <>
    <path
      d="M50 93 38 99l12 13 10-10 10 10 12-13-12-6q-10 11-20 0Z"
      style={{ fill: CLOTH_LIGHT }}
      {...LINE}
    />
    <path d="M60 103v43" {...FINE} />
    {PRINT.map(([x, y]) => (
      <g key={`${x},${y}`} fill={of.accent}>
        {[0, 72, 144, 216, 288].map((turn) => (
          <circle key={turn} cx={x} cy={y - 3.6} r={2.7} transform={`rotate(${turn} ${x} ${y})`} />
        ))}
        <circle cx={x} cy={y} r={1.8} fill={GOLD} />
      </g>
    ))}
  </>
)

const Frock = ({ of }: GarmentProps) => (
  <>
    <path
      d="M44 96c4 12 10 16 16 16s12-4 16-16c6 8 4 16-2 20-9 5-19 5-28 0-6-4-8-12-2-20Z"
      style={{ fill: CLOTH_LIGHT }}
      {...LINE}
    />
    <path
      d="M46 110q14 10 28 0"
      fill="none"
      stroke={of.accent}
      strokeWidth={3}
      strokeDasharray=".1 5"
      strokeLinecap="round"
    />
  </>
)

const Angavastram = ({ of }: GarmentProps) => (
  <>
    <path d="M48 94.5q12 14 24 0" {...FINE} />
    <path
      d="M78 97c8 2 14 6 18 11-6 14-14 28-18 38H52c10-14 20-32 26-49Z"
      fill="#fbf1d8"
      {...LINE}
    />
    <path
      d="M84 99.5C78 114 70 130 62 146M91 103.5C86 116 80 130 74 146"
      fill="none"
      stroke={of.accent}
      strokeWidth={3}
    />
    <path
      d="M46 96q3 10 8 15"
      fill="none"
      stroke="#7a4a26"
      strokeWidth={2.6}
      strokeDasharray=".1 3.600"
      strokeLinecap="round"
    />
  </>
)

const CUTS: Readonly<Record<Garment, (props: GarmentProps) => React.JSX.Element>> = {
  kurta: Kurta,
  sari: Sari,
  waistcoat: Waistcoat,
  shawl: Shawl,
  hoodie: Hoodie,
  phiran: Phiran,
  shirt: Shirt,
  frock: Frock,
  angavastram: Angavastram,
}

export const GarmentOf = ({ of }: GarmentProps) => {
  const Cut = CUTS[of.garment]
  return (
    <>
      <path d={TORSO} style={{ fill: CLOTH }} {...LINE} />
      <path
        d="M10 146c0-16 3-28 10-36 0 12 2 24 4 36ZM110 146c0-16-3-28-10-36 0 12-2 24-4 36Z"
        style={{ fill: CLOTH_DEEP }}
        opacity={0.55}
      />
      <Neck of={of} />
      <Cut of={of} />
    </>
  )
}
