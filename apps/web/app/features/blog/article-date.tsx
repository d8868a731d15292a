import { pageLanguage } from '#lib/page/paths.ts'
import { formatDate } from './format-date.ts'

export const ArticleDate = ({ published }: { readonly published: string }) => (
  <time dateTime={published}>{formatDate(published, pageLanguage())}</time>
)
