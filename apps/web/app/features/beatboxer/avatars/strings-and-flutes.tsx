import { FINE, GOLD, LINE } from './line.ts'
import { OutlinedStroke } from './outlined-stroke.tsx'
import { PALE_WOOD, SYAHI, WOOD, WOOD_DEEP, type InstrumentDrawing } from './instrument-drawing.ts'

const Gourd = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <>
    <circle cx={x} cy={y} r={r} fill={WOOD} {...LINE} />
    <path
      d={`M${x - r * 0.7} ${y - r * 0.3}q${r * 0.2} ${-r * 0.35} ${r * 0.55} ${-r * 0.42}`}
      fill="none"
      stroke="#ffe7bd"
      strokeOpacity={0.55}
      strokeWidth={3}
      strokeLinecap="round"
    />
  </>
)

export const drawTanpura = (): InstrumentDrawing => ({
  thing: (
    <>
      <path d="M80 118 92 24c.6-5 9-4 8.5 1L92 120Z" fill={PALE_WOOD} {...LINE} />
      <path d="M95 36h-8M94 46h-8M98.5 40h8M97.5 50h8" {...LINE} strokeWidth={4} />
      <Gourd x={84} y={132} r={22} />
      <path d="M74 124q10-5 20 0l-2 16q-8 4-16 0Z" fill={PALE_WOOD} {...LINE} strokeWidth={1.6} />
      <path
        d="M82 138 95 28M85.5 138 96.5 28M89 138 98 28"
        {...FINE}
        stroke="#fff3d2"
        strokeWidth={1}
      />
      <path d="M78 133h13" {...LINE} stroke="#fff3d2" strokeWidth={3} />
    </>
  ),
  left: { elbow: [14, 142], hand: [44, 132] },
  right: { elbow: [112, 122], hand: [92, 92] },
})

const Mallet = ({ x, side }: { readonly x: number; readonly side: 1 | -1 }) => (
  <OutlinedStroke
    path={`M${x} 116L${x + side * 24} 120q${side * 4} .5 ${side * 5}-3`}
    color={PALE_WOOD}
    width={2}
    outlineWidth={4.4}
  />
)

export const drawSantoor = (): InstrumentDrawing => ({
  thing: (
    <>
      <path d="M30 114h60l20 34H10Z" fill={WOOD} {...LINE} />
      <path d="M33 117.5h54l16 27H17Z" fill={PALE_WOOD} stroke={WOOD_DEEP} strokeWidth={1.2} />
      <path
        d="M30 122h60M27 127h66M24 132h72M21 137h78M19 142h82"
        {...FINE}
        stroke="#fff6df"
        strokeWidth={1.1}
      />
      <path
        d="M46 120l-5 24M74 120l5 24"
        {...FINE}
        stroke={WOOD_DEEP}
        strokeWidth={2.4}
        strokeDasharray=".1 5"
      />
    </>
  ),
  left: { elbow: [6, 138], hand: [28, 111], holds: <Mallet x={28} side={1} /> },
  right: { elbow: [114, 138], hand: [92, 111], holds: <Mallet x={92} side={-1} /> },
})

type FluteLook = { readonly cane: string; readonly thread: string; readonly reach: number }

export const drawBansuri = ({ cane, thread, reach }: FluteLook): InstrumentDrawing => ({
  thing: (
    <>
      <OutlinedStroke path={`M47 78 ${reach} 88`} color={cane} width={5.6} outlineWidth={9} />
      <path
        d="M74 81.9v.1M82 83v.1M90 84.2v.1M98 85.5v.1"
        stroke={SYAHI}
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <path d="M66 77.8l-.8 6M105 83l-.8 6.5" stroke={thread} strokeWidth={3} />
    </>
  ),
  left: { elbow: [30, 140], hand: [74, 90] },
  right: { elbow: [112, 138], hand: [95, 93] },
})

export const drawSitar = ({ isBright }: { readonly isBright: boolean }): InstrumentDrawing => ({
  thing: (
    <>
      <path d="M36 124 100 62l7 7L46 134Z" fill={isBright ? WOOD_DEEP : PALE_WOOD} {...LINE} />
      <path
        d="M50 113l6 6M58 105.5l6 6M66 98l6 6M74 90l6 6M82 82.5l6 6M90 74.5l6 6"
        {...FINE}
        stroke={GOLD}
        strokeWidth={2.4}
      />
      <path d="M98 66l-7-5M103 61l-6-6M103 72l6 5M108 67l6 4" {...LINE} strokeWidth={4} />
      <Gourd x={34} y={132} r={21} />
      <path
        d="M22 130q12-14 26-4-2 14-14 18-10-2-12-14Z"
        fill={PALE_WOOD}
        {...LINE}
        strokeWidth={1.6}
      />
      <path d="M32 138 102 67M29 135 100 64" {...FINE} stroke="#fff3d2" strokeWidth={1.1} />
      <path d="M27 131l8 8" {...LINE} stroke="#fff3d2" strokeWidth={3} />
    </>
  ),
  left: { elbow: [6, 146], hand: [42, 124] },
  right: { elbow: [114, 132], hand: [86, 88] },
})
