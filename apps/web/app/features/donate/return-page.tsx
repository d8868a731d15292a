import type { ReactNode } from 'react'

type ReturnPageProps = {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** The page that Stripe's checkout returns the donor to. */
export const ReturnPage = ({ title, text, children }: ReturnPageProps) => (
  <div className="page-width flex flex-col items-center pt-16 text-center">
    <h1 className="text-4xl sm:text-5xl">{title}</h1>
    <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
  </div>
)
