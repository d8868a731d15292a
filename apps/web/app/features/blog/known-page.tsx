import { baseLocale } from '#locale'
import { m } from '#messages'
import { bibliography, sourceKeys } from '#content/bibliography.ts'
import { questions } from '#content/known/questions.ts'
import { workId } from '#content/known/work-id.ts'
import { inEnglish } from '#lib/language/in-english.ts'
import { pageLanguage } from '#lib/language/paths.ts'
import { AppLink } from '#ui/app-link.tsx'
import { articleFrame } from './article-frame.ts'
import { KnownStudy } from './known-study.tsx'
import { KnownWork } from './known-work.tsx'
import { readingText } from './reading-text.ts'

const told = new Set(questions.flatMap(({ studies }) => studies.map(({ work }) => work)))
const others = sourceKeys.filter((key) => !told.has(key))

const OTHERS = 'other-works'
const JUMP =
  'inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 hover:border-terracotta'

const Jumps = () => (
  <nav aria-label={m.known_questions()} className="mt-6">
    <ul className="flex flex-wrap gap-2">
      {questions.map(({ id, title }) => (
        <li key={id}>
          <a {...inEnglish()} href={`#${id}`} className={JUMP}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a href={`#${OTHERS}`} className={JUMP}>
          {m.known_others()}
        </a>
      </li>
    </ul>
  </nav>
)

const OtherWorks = () => (
  <section aria-labelledby={OTHERS} className="mt-14">
    <h2 id={OTHERS} className="section-title scroll-mt-30 text-3xl wrap-anywhere">
      {m.known_others()}
    </h2>
    <p className="mt-4 text-ink-soft">{m.known_others_lead()}</p>
    <ul className="mt-4 flex list-disc flex-col gap-3 ps-6 text-[0.95rem] text-ink-soft">
      {others.map((key) => (
        <li
          key={key}
          id={workId(key)}
          className="scroll-mt-30 target:bg-marigold-wash focus:bg-marigold-wash"
        >
          <KnownWork work={bibliography[key]} />
          <span>{` ${readingText(key) ?? ''}`}</span>
        </li>
      ))}
    </ul>
  </section>
)

/**
 * "What is known": every work that an article may cite, once. As with articles, it is prerendered, and
 * a reader who opens the page directly does not load this code (decision 130).
 */
export const KnownPage = () => (
  <div {...articleFrame('what-is-known')}>
    <AppLink
      to="/blog"
      className="inline-flex min-h-11 items-center font-semibold text-ink-soft hover:text-terracotta"
    >
      {m.known_back()}
    </AppLink>
    <div className="mx-auto max-w-[48rem]">
      <h1 className="mt-2 text-4xl sm:text-5xl">{m.known_heading()}</h1>
      {pageLanguage() === baseLocale ? null : (
        <p className="mt-3 rounded-xl bg-sunken px-4 py-2 text-ink-soft">{m.known_language()}</p>
      )}
      <p className="mt-4 text-lg">{m.known_lead()}</p>
      <p className="mt-3 text-ink-soft">{m.known_sizes()}</p>
      <Jumps />
      {questions.map(({ id, title, studies }) => (
        <section key={id} aria-labelledby={id} className="mt-14">
          <h2
            {...inEnglish()}
            id={id}
            className="section-title scroll-mt-30 text-3xl wrap-anywhere"
          >
            {title}
          </h2>
          <ul className="mt-6 flex flex-col gap-5">
            {studies.map((study) => (
              <KnownStudy key={study.work} study={study} />
            ))}
          </ul>
        </section>
      ))}
      <OtherWorks />
    </div>
  </div>
)
