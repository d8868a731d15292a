import { m } from '#messages'
import { pageMeta } from '#lib/page/page-meta.ts'
import lostPicture from '#pictures/lost.svg?url'
import { AppLink } from '#ui/app-link.tsx'
import { DrawnPicture } from '#ui/art/drawn-picture.tsx'
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
    <div className="page-width flex flex-col items-center py-8 text-center">
      <div className="lost-arch">
        <DrawnPicture address={lostPicture} className="size-full object-cover" />
      </div>
      <h1 className="mt-6 text-4xl">{m.not_found_title()}</h1>
      <p className="mt-3 max-w-prose text-ink-soft">{m.not_found_text()}</p>
      <AppLink to="/" className={`${buttonClasses('primary', 'large')} mt-6`}>
        {m.not_found_home()}
      </AppLink>
    </div>
  )
}
