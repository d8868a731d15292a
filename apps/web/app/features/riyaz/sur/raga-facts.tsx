import type { ReactNode } from 'react'
import type { PlacedSvara, Raga, RagaHour } from '@dhvani/riyaz'
import { m } from '#messages'
import { placedName, svaraName } from './sur-words.ts'

const HOURS: Readonly<Record<RagaHour, () => string>> = {
  dawn: m.riyaz_hour_dawn,
  'day 1': m.riyaz_hour_day_1,
  'day 2': m.riyaz_hour_day_2,
  noon: m.riyaz_hour_noon,
  'day 3': m.riyaz_hour_day_3,
  'day 4': m.riyaz_hour_day_4,
  dusk: m.riyaz_hour_dusk,
  'night 1': m.riyaz_hour_night_1,
  'night 2': m.riyaz_hour_night_2,
  midnight: m.riyaz_hour_midnight,
  'night 3': m.riyaz_hour_night_3,
  'night 4': m.riyaz_hour_night_4,
}

/** A way up or down by the names of its notes, for eyes and screen readers alike. */
const wayText = (way: readonly PlacedSvara[]): string => way.map(placedName).join(', ')

type FactProps = { readonly name: string; readonly children: ReactNode }

const Fact = ({ name, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

/** As its rail is marked: vadi by a disc, samvadi by a ring (draw-line.ts). */
const Mark = ({ isFull }: { readonly isFull: boolean }) => (
  <svg aria-hidden viewBox="0 0 12 12" className="me-1.5 inline size-3">
    <circle
      cx="6"
      cy="6"
      r="4.5"
      fill={isFull ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
)

/** How the raga goes, its vadi and samvadi, and when it is sung. */
export const RagaFacts = ({ raga }: { readonly raga: Raga }) => (
  <div className="flex flex-col gap-2">
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact name={m.riyaz_raga_aroha()}>{wayText(raga.aroha)}</Fact>
      <Fact name={m.riyaz_raga_avaroha()}>{wayText(raga.avaroha)}</Fact>
      <Fact name={m.riyaz_raga_vadi()}>
        <Mark isFull />
        <span>{svaraName(raga.vadi)}</span>
      </Fact>
      <Fact name={m.riyaz_raga_samvadi()}>
        <Mark isFull={false} />
        <span>{svaraName(raga.samvadi)}</span>
      </Fact>
      <Fact name={m.riyaz_raga_hour()}>{HOURS[raga.hour]()}</Fact>
    </dl>
    <p className="text-sm text-ink-soft">{m.riyaz_raga_note()}</p>
  </div>
)
