import type { ComponentType } from 'react'
import { m } from '#messages'
import { inEnglish } from '#lib/page/in-english.ts'
import { pageLanguage } from '#lib/page/paths.ts'
import './legal.css'

type LegalPageProps = {
  readonly title: string
  readonly Text: ComponentType
}

export const LegalPage = ({ title, Text }: LegalPageProps) => (
  <div className="page-width pt-10">
    <div className="mx-auto max-w-[44rem]">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {pageLanguage() === 'en' ? null : (
        <p className="mt-3 rounded-xl bg-sunken px-4 py-2 text-ink-soft">{m.legal_language()}</p>
      )}
      <div {...inEnglish()} className="legal-text mt-6">
        <Text />
      </div>
    </div>
  </div>
)
