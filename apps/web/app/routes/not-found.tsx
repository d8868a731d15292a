import { m } from '#messages'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'

export const meta = () =>
  pageMeta({
    title: m.not_found_title(),
    description: m.not_found_text(),
    path: undefined,
    isPrivate: true,
  })

export default function NotFound() {
  return (
    <div className="page-width flex flex-col items-center py-20 text-center">
      <h1 className="text-4xl">{m.not_found_title()}</h1>
      <p className="mt-4 max-w-prose text-ink-soft">{m.not_found_text()}</p>
      <AppLink to="/" className={`${buttonClasses('primary', 'large')} mt-8`}>
        {m.not_found_home()}
      </AppLink>
    </div>
  )
}
