import type { ComponentType } from 'react'
import './legal.css'

type LegalPageProps = {
  readonly title: string
  readonly Text: ComponentType
}

export const LegalPage = ({ title, Text }: LegalPageProps) => (
  <div className="page-width pt-10">
    <div className="mx-auto max-w-[44rem]">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <div className="legal-text mt-6">
        <Text />
      </div>
    </div>
  </div>
)
