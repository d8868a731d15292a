import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { articleSlugs } from '../vite/article-paths.ts'
import { findLocales } from '../vite/messages-project.ts'

/** Every page once. `id` makes the route ids of each language unique. */
const pages = (locale: string): RouteConfigEntry[] => {
  const id = (name: string) => `${locale}/${name}`
  return [
    index('routes/home.tsx', { id: id('home') }),
    route('auth', 'routes/auth.tsx', { id: id('auth') }),
    route('account', 'routes/account.tsx', { id: id('account') }),
    route('blog', 'routes/blog.tsx', { id: id('blog') }),
    layout('routes/article.tsx', { id: id('article') }, [
      ...articleSlugs().map((slug) =>
        route(`blog/${slug}`, `../content/articles/${slug}.mdx`, { id: id(`blog/${slug}`) }),
      ),
      // No article, but prerendered and kept as they are (docs/decisions/130).
      route('what-is-known', 'routes/what-is-known.tsx', { id: id('what-is-known') }),
    ]),
    route('contact', 'routes/contact.tsx', { id: id('contact') }),
    route('donate', 'routes/donate.tsx', { id: id('donate') }),
    route('donate/thank-you', 'routes/donate-thank-you.tsx', { id: id('donate-thank-you') }),
    route('donate/cancelled', 'routes/donate-cancelled.tsx', { id: id('donate-cancelled') }),
    route('terms', 'routes/terms.tsx', { id: id('terms') }),
    route('privacy', 'routes/privacy.tsx', { id: id('privacy') }),
    route('offline', 'routes/offline.tsx', { id: id('offline') }),
    route('beatboxer', 'routes/beatboxer.tsx', { id: id('beatboxer') }),
  ]
}

/** English pages are at the root; those of another language are under its code: `/hi/blog`. */
export default [
  ...findLocales().flatMap((locale) =>
    locale === 'en' ? pages(locale) : prefix(locale, pages(locale)),
  ),
  ...(process.env.NODE_ENV === 'development'
    ? [route('styleguide', 'routes/styleguide/styleguide.tsx')]
    : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfigEntry[]
