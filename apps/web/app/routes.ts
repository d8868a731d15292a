import { index, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'
import { findLocales } from '../vite/messages-project.ts'

/** Every page once. `id` keeps the copies of a route in other languages apart. */
const pages = (locale: string): RouteConfigEntry[] => {
  const id = (name: string) => `${locale}/${name}`
  return [
    index('routes/home.tsx', { id: id('home') }),
    route('auth', 'routes/auth.tsx', { id: id('auth') }),
  ]
}

/** English stands at the root, any other language under its code: `/hi/blog`. */
export default [
  ...findLocales().flatMap((locale) =>
    locale === 'en' ? pages(locale) : prefix(locale, pages(locale)),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfigEntry[]
