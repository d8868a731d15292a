import { dictionaries } from 'virtual:dictionaries'
import { m } from '#messages'
import { pageLanguage } from '#lib/language/paths.ts'

/** The feed of the articles in the page's language (decision 150), or the English one where it has none. */
export const feedLink = () => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.site_name(),
  href: dictionaries[`${pageLanguage()}/blog`] ? `/feeds/${pageLanguage()}.xml` : '/feed.xml',
})
