import { m } from '#messages'
import { bibliography } from '#content/bibliography.ts'
import type { Study } from '#content/known/study.ts'
import { workId } from '#content/known/work-id.ts'
import { inEnglish } from '#lib/language/in-english.ts'
import { KnownWork } from './known-work.tsx'
import { readingText } from './reading-text.ts'

const rowsOf = ({ work, who, compared, found, limits }: Study) => [
  { label: m.known_who(), text: who },
  { label: m.known_compared(), text: compared },
  { label: m.known_found(), text: found },
  { label: m.known_limits(), text: limits },
  { label: m.known_read(), text: readingText(work) ?? m.known_read_earlier() },
]

/** One study: articles link to its `id`. */
export const KnownStudy = ({ study }: { readonly study: Study }) => (
  <li
    id={workId(study.work)}
    className="scroll-mt-30 rounded-card border border-line bg-surface p-5 target:border-marigold focus:border-marigold"
  >
    <h3 {...inEnglish()} className="text-xl">
      {study.about}
    </h3>
    <dl className="mt-3">
      {rowsOf(study).map(({ label, text }) => (
        <div key={label} className="mt-2 sm:grid sm:grid-cols-[8.5rem_1fr] sm:gap-4">
          <dt className="text-[0.95rem] font-semibold text-ink-soft">{label}</dt>
          {/* The study is told in English; what we read of it, in the page's language. */}
          <dd {...(label === m.known_read() ? {} : inEnglish())}>{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 text-[0.95rem] text-ink-soft">
      <KnownWork work={bibliography[study.work]} />
    </p>
  </li>
)
