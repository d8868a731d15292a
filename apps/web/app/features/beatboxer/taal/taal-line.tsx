import { m } from '#messages'
import { bolName } from '#lib/beats/bol-name.ts'
import { classNames } from '#ui/class-names.ts'
import { TaalSign } from './taal-sign.tsx'
import { TEENTAL, VIBHAG_LENGTH } from './teental.ts'
import { useMatra } from './use-matra.ts'

const SIGNS = [
  { signs: ['x'], gesture: 'sam', label: m.beat_taal_sam },
  { signs: ['2', '3'], gesture: 'taali', label: m.beat_taal_taali },
  { signs: ['0'], gesture: 'khali', label: m.beat_taal_khali },
] as const

const VIBHAGS = Array.from({ length: TEENTAL.length / VIBHAG_LENGTH }, (_, index) =>
  TEENTAL.slice(index * VIBHAG_LENGTH, (index + 1) * VIBHAG_LENGTH),
)

/** The theka by vibhag. The matra that sounds is lit. */
export const TaalLine = () => {
  const matra = useMatra(true)
  return (
    <div className="rounded-2xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">{m.beat_taal_title()}</h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {SIGNS.map(({ signs, gesture, label }) => (
            <li key={gesture} className="flex items-center gap-1.5">
              {signs.map((sign) => (
                <TaalSign key={sign} gesture={gesture} sign={sign} />
              ))}
              <span>{label()}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-ink-soft">{m.beat_taal_text()}</p>
      <ol className="mt-2 grid grid-cols-1 gap-x-4 gap-y-1 min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {VIBHAGS.map((vibhag) => (
          <li key={vibhag[0]?.number} className="flex flex-wrap border-s-2 border-terracotta ps-2">
            {vibhag.map(({ number, bol }) => (
              <span
                key={number}
                className={classNames(
                  'grow basis-0 rounded-lg px-1 py-0.5 text-center font-display',
                  matra === number - 1 && 'bg-marigold-wash text-marigold-deep',
                )}
              >
                {bolName(bol)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
