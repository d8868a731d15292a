import { useId, type ComponentType } from 'react'
import { m } from '#messages'
import Text from '#content/legal/auth.mdx'
import { inEnglish } from '#lib/language/in-english.ts'
import { findTexts } from '#lib/language/say.ts'
import './legal.css'

/** What a visitor agrees to by signing up, whole and beside the form: Rule 3 of India's DPDP Rules, 2025. */
export const SignUpNotice = () => {
  const headingId = useId()
  const Translated = findTexts('auth') as ComponentType | undefined
  return (
    <section
      aria-labelledby={headingId}
      className="mt-6 rounded-2xl border border-line bg-sunken/50 p-4 text-start"
    >
      <h2 id={headingId} className="text-xl">
        {m.notice_title()}
      </h2>
      <article {...(Translated ? {} : inEnglish())} className="legal-text legal-notice mt-2">
        {Translated ? <Translated /> : <Text />}
      </article>
    </section>
  )
}
