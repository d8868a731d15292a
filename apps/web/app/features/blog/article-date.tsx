import { formatLanguage } from '#lib/language/say.ts'
import { formatDate } from './format-date.ts'

export const ArticleDate = ({ published }: { readonly published: string }) => (
  <time dateTime={published}>{formatDate(published, formatLanguage())}</time>
)
