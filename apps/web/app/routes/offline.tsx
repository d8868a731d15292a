import { m } from '#messages'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'

export const meta = () =>
  pageMeta({
    title: m.offline_title(),
    description: m.offline_text(),
    path: localPath('/offline'),
    isPrivate: true,
  })

/**
 * The service worker shows this page where no server answers, for a page that it has not kept: it knows not
 * whether the browser is offline or the server is down.
 */
export default function Offline() {
  return (
    <div className="page-width py-16 text-center">
      <h1 className="text-4xl">{m.offline_title()}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-ink-soft">{m.offline_text()}</p>
      <AppLink to="/" className={`mt-8 ${buttonClasses('primary', 'large')}`}>
        {m.not_found_home()}
      </AppLink>
    </div>
  )
}
