import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { articleSlugs } from '../vite/article-paths.ts'
import { LANGUAGE_PREFIX } from '../vite/language-paths.ts'

/** A short id: every page loads the list of routes. */
const page = (path: string, id = path): RouteConfigEntry => route(path, `routes/${id}.tsx`, { id })

/** Every page once, at its address in every language. */
const PAGES: RouteConfigEntry[] = [
  index('routes/home.tsx', { id: 'home' }),
  page('auth'),
  page('account'),
  page('blog'),
  layout('routes/article.tsx', { id: 'article' }, [
    ...articleSlugs().map((slug) =>
      route(`blog/${slug}`, `../content/articles/${slug}.mdx`, { id: `blog/${slug}` }),
    ),
    // No article, but prerendered and kept as they are (decision 130).
    page('what-is-known'),
  ]),
  page('contact'),
  page('donate'),
  page('donate/thank-you', 'donate-thank-you'),
  page('donate/cancelled', 'donate-cancelled'),
  page('terms'),
  page('privacy'),
  page('withdraw'),
  page('accessibility'),
  page('offline'),
  page('beatboxer'),
  page('riyaz'),
]

export default [
  ...prefix(LANGUAGE_PREFIX, PAGES),
  ...(process.env.NODE_ENV === 'development'
    ? [route('styleguide', 'routes/styleguide/styleguide.tsx')]
    : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfigEntry[]
