import { Outlet } from 'react-router'
import { LivingArticle } from '#features/blog/living-article.tsx'
import { ShareOnPress } from '#features/share/share-on-press.tsx'

/** The parent route of every article; its child is the article itself (content/articles). */
export default function Article() {
  return (
    <>
      <LivingArticle>
        <Outlet />
      </LivingArticle>
      <ShareOnPress />
    </>
  )
}
