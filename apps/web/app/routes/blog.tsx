import { m } from '#messages'
import { ArticleList } from '#features/blog/article-list.tsx'
import { feedLink } from '#features/blog/feed-link.ts'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { AppLink } from '#ui/app-link.tsx'

export const meta = () => [
  ...pageMeta({
    title: m.blog_title(),
    description: m.blog_description(),
    path: localPath('/blog'),
    image: `/social${localPath('/dhvani.png')}`,
  }),
  feedLink(),
]

export default function Blog() {
  return (
    <div className="page-width pt-10">
      <h1 className="text-4xl sm:text-5xl">{m.blog_title()}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{m.blog_lead()}</p>
      <p className="mt-2 max-w-prose">
        {m.blog_known_lead()}{' '}
        <AppLink to="/what-is-known" className="text-peacock underline underline-offset-2">
          {m.blog_known()}
        </AppLink>
      </p>
      <ArticleList />
    </div>
  )
}
