import type { PracticePart } from '@dhvani/audio-engine/practice'
import { Link } from 'react-router'
import { m } from '#messages'
import { localPath } from '#lib/language/paths.ts'
import { PART_NAMES } from '#lib/riyaz/part-names.ts'
import { buttonClasses } from '#ui/button.tsx'
import { AddToMix } from './add-to-mix.tsx'

const DESCRIPTIONS: Readonly<Record<PracticePart, () => string>> = {
  tanpura: m.live_tanpura_text,
  tabla: m.live_theka_text,
}

/** The live instruments of the practice room as sounds for the mix, and the way to the room. */
export const RiyazSection = () => (
  <section aria-labelledby="riyaz-sounds" className="page-width mt-12">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h2 id="riyaz-sounds" className="section-title text-[1.4rem] sm:text-[1.75rem]">
        {m.nav_riyaz()}
      </h2>
      <Link to={localPath('/riyaz')} className={buttonClasses('secondary')}>
        {m.live_open_room()}
      </Link>
    </div>
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {(['tanpura', 'tabla'] as const).map((part) => (
        <li
          key={part}
          className="flex flex-col items-start gap-3 rounded-3xl border border-line bg-surface p-5"
        >
          <h3 className="text-xl">{PART_NAMES[part]()}</h3>
          <p className="grow text-ink-soft">{DESCRIPTIONS[part]()}</p>
          <AddToMix part={part} />
        </li>
      ))}
    </ul>
  </section>
)
