import { Outlet } from 'react-router'
import { LivingArticle } from '#features/blog/living-article.tsx'
import { ShareOnPress } from '#features/share/share-on-press.tsx'

/** Around every article; what is written in it is the route inside (content/articles). */
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
