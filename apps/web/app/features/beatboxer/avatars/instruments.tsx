import type { JSX } from 'react'
import type { LoopId } from '@dhvani/catalogue'
import { Aalap, Dhol, Harmonium, Tabla } from './drums-and-voices.tsx'
import { Bansuri, Santoor, Sitar, Tanpura } from './strings-and-flutes.tsx'
import type { InstrumentProps } from './wood.ts'

const INSTRUMENTS: Readonly<Record<LoopId, (props: InstrumentProps) => JSX.Element>> = {
  'tabla-teentaal': (props) => <Tabla {...props} bayan="#c77b3c" straps="#f3d9a4" />,
  'tabla-keherwa': (props) => <Tabla {...props} bayan="#b9b4ab" straps="#e2a12b" />,
  'tabla-rela': (props) => <Tabla {...props} bayan="#8d4b3c" straps="#f7efdc" />,
  'dhol-chaal': (props) => <Dhol {...props} shell="#d9822b" rope="#fff0cd" />,
  'dhol-kaherwa': (props) => <Dhol {...props} shell="#8f3d22" rope="#e9b949" />,
  'vocal-aalap': Aalap,
  'vocal-sargam': Harmonium,
  'raga-drone': Tanpura,
  'raga-santoor': Santoor,
  'flute-phrase': (props) => <Bansuri {...props} cane="#dcb061" thread="#b3202a" reach={114} />,
  'flute-night': (props) => <Bansuri {...props} cane="#7a5636" thread="#e9b949" reach={117} />,
  'sitar-gat': (props) => <Sitar {...props} isBright={false} />,
  'sitar-jhala': (props) => <Sitar {...props} isBright />,
}

/** How a loop's player moves; the keys of avatar.css. */
export const MOVEMENT_OF: Readonly<Record<LoopId, string>> = {
  'tabla-teentaal': 'tabla',
  'tabla-keherwa': 'tabla',
  'tabla-rela': 'tabla',
  'dhol-chaal': 'dhol',
  'dhol-kaherwa': 'dhol',
  'vocal-aalap': 'voice',
  'vocal-sargam': 'harmonium',
  'raga-drone': 'tanpura',
  'raga-santoor': 'santoor',
  'flute-phrase': 'bansuri',
  'flute-night': 'bansuri',
  'sitar-gat': 'sitar',
  'sitar-jhala': 'sitar',
}

type InstrumentOfProps = InstrumentProps & { readonly loop: LoopId }

export const InstrumentOf = ({ loop, skin }: InstrumentOfProps) => {
  const Instrument = INSTRUMENTS[loop]
  return <Instrument skin={skin} />
}
