import { CLOTH_DEEP, FINE, GOLD, LINE } from './line.ts'
import { OutlinedStroke } from './outlined-stroke.tsx'
import {
  HIDE,
  PALE_WOOD,
  SYAHI,
  WOOD,
  WOOD_DEEP,
  type InstrumentDrawing,
} from './instrument-drawing.ts'

const DrumHead = ({
  x,
  y,
  rx,
}: {
  readonly x: number
  readonly y: number
  readonly rx: number
}) => (
  <>
    <ellipse cx={x} cy={y} rx={rx} ry={rx * 0.34} fill={HIDE} {...LINE} />
    <ellipse cx={x} cy={y - 0.3} rx={rx * 0.44} ry={rx * 0.15} fill={SYAHI} />
  </>
)

type TablaLook = { readonly bayan: string; readonly straps: string }

export const drawTabla = ({ bayan, straps }: TablaLook): InstrumentDrawing => ({
  thing: (
    <>
      <path d="M18 122c-5 10-1 24 12 26h20c13-2 17-16 12-26Z" fill={bayan} {...LINE} />
      <path
        d="M24 126c-2 8 0 16 6 19"
        fill="none"
        stroke="#fff"
        strokeOpacity={0.4}
        strokeWidth={3}
        strokeLinecap="round"
      />
      <DrumHead x={40} y={121} rx={22} />
      <path d="M68 120l4 28h26l4-28Z" fill={WOOD} {...LINE} />
      <path
        d="M73 123l4 25M81 125l1 23M89 125l-1 23M97 123l-4 25"
        {...FINE}
        stroke={straps}
        strokeWidth={2}
      />
      <DrumHead x={85} y={119} rx={17} />
    </>
  ),
  left: { elbow: [8, 136], hand: [34, 115] },
  right: { elbow: [112, 136], hand: [90, 113] },
})

type DholLook = { readonly shell: string; readonly rope: string }

export const drawDhol = ({ shell, rope }: DholLook): InstrumentDrawing => ({
  thing: (
    <>
      <OutlinedStroke
        path="M36 101C46 96 74 96 84 101"
        color={CLOTH_DEEP}
        width={4}
        outlineWidth={7}
      />
      <path
        d="M26 106C44 98 76 98 94 106c6 10 6 26 0 36-18 7-50 7-68 0-6-10-6-26 0-36Z"
        fill={shell}
        {...LINE}
      />
      <path
        d="M31 107l14 34 15-38 15 38 14-34M31 141l14-36 15 38 15-38 14 36"
        {...FINE}
        stroke={rope}
        strokeWidth={2.2}
      />
      <ellipse cx={26} cy={124} rx={7.5} ry={19} fill={HIDE} {...LINE} />
      <ellipse cx={94} cy={124} rx={7.5} ry={19} fill={HIDE} {...LINE} />
    </>
  ),
  left: {
    elbow: [14, 142],
    hand: [8, 113],
    holds: <OutlinedStroke path="M6 116 25 119" color={PALE_WOOD} width={2} outlineWidth={4.4} />,
  },
  right: {
    elbow: [106, 142],
    hand: [112, 113],
    holds: (
      <OutlinedStroke
        path="M112 117C107 124 102 126 95 123"
        color={WOOD}
        width={3}
        outlineWidth={5.4}
      />
    ),
  },
})

const PALM = 'M99.5 99l-4-9M103 97l-1-11M106.5 97l2.5-10.5M109 100l5.5-7'

/** An open palm follows the line of the voice. */
export const drawAalap = (): InstrumentDrawing => ({
  thing: (
    <>
      <path
        d="M10 92c4-3 4-8 8-9M6 82c4-3 5-8 9-9"
        {...FINE}
        style={{ stroke: CLOTH_DEEP }}
        strokeWidth={2.4}
      />
    </>
  ),
  left: { elbow: [16, 146], hand: [44, 136] },
  right: { elbow: [102, 142], hand: [104, 102], fingers: PALM },
})

export const drawHarmonium = (): InstrumentDrawing => ({
  thing: (
    <>
      <path d="M20 118h80l5 30H15Z" fill={WOOD} {...LINE} />
      <path d="M24 106c12-6 60-6 72 0l4 12H20Z" fill={WOOD_DEEP} {...LINE} />
      <path
        d="M30 108l-2 9M40 106l-1 11M50 105l0 12M60 104.5v12.5M70 105v12M80 106l1 11M90 108l2 9"
        {...FINE}
        stroke="#d9a05b"
      />
      <path d="M22 121h76l1.5 9H20.5Z" fill="#fff6e2" {...LINE} />
      <path
        d="M31 121v9M41 121v9M51 121v9M60 121v9M69 121v9M79 121v9M89 121v9"
        {...FINE}
        strokeWidth={1.6}
      />
      <path
        d="M36 121.5v4M46 121.5v4M64.5 121.5v4M74 121.5v4M84 121.5v4"
        stroke={SYAHI}
        strokeWidth={4.4}
      />
      <circle cx={60} cy={140} r={4} fill={GOLD} {...LINE} strokeWidth={1.4} />
    </>
  ),
  left: { elbow: [8, 142], hand: [40, 117] },
  right: { elbow: [112, 142], hand: [80, 117] },
})
