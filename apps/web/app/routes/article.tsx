import { Outlet } from 'react-router'
import { ArticlePage } from '#features/blog/article-page.tsx'
import { ShareButton } from '#features/share/share-button.tsx'

/** Around every article; its text is the route inside (content/articles/{slug}.mdx). */
export default function Article() {
  return (
    <ArticlePage share={<ShareButton />}>
      <Outlet />
    </ArticlePage>
  )
}
