import { m } from '#messages'
import { ArticleList } from '#features/blog/article-list.tsx'
import { localPath } from '#lib/page/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () => [
  ...pageMeta({
    title: m.blog_title(),
    description: m.blog_description(),
    path: localPath('/blog'),
    image: '/social/dhvani.png',
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: 'Dhvani',
    href: '/feed.xml',
  },
]

export default function Blog() {
  return (
    <div className="page-width pt-10">
      <h1 className="text-4xl sm:text-5xl">{m.blog_title()}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{m.blog_lead()}</p>
      <ArticleList />
    </div>
  )
}
