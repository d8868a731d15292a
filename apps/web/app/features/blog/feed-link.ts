import { m } from '#messages'
import { pageLanguage } from '#lib/page/paths.ts'

/** The feed of the articles in the page's language (decision 150). */
export const feedLink = () => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.site_name(),
  href: pageLanguage() === 'en' ? '/feed.xml' : `/feeds/${pageLanguage()}.xml`,
})
