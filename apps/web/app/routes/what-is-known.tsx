import { m } from '#messages'
import { createArticle } from '#features/blog/create-article.tsx'
import { localPath } from '#lib/language/paths.ts'
import { pageMeta } from '#lib/page/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: m.known_title(),
    description: m.known_description(),
    path: localPath('/what-is-known'),
    image: `/social${localPath('/dhvani.png')}`,
  })

const loadPage = async () => {
  // `createArticle` gives this to `latePart`.
  // oxlint-disable-next-line dhvani/late-parts
  const { KnownPage } = await import('#features/blog/known-page.tsx')
  return { default: KnownPage }
}

export default createArticle('what-is-known', { en: loadPage })
