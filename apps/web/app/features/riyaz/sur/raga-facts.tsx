import type { ReactNode } from 'react'
import type { Raga } from '@dhvani/riyaz'
import { m } from '#messages'
import { hourText, wayText } from './raga-words.ts'
import { svaraName } from './sur-words.ts'

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

/** How the raga goes, on which notes it rests, and when it is sung. */
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
      <Fact name={m.riyaz_raga_hour()}>{hourText(raga.hour)}</Fact>
    </dl>
    <p className="text-sm text-ink-soft">{m.riyaz_raga_note()}</p>
  </div>
)
