import { m } from '#messages'

export const NAV_LINK =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-ink-soft hover:text-terracotta aria-[current=page]:text-terracotta'

export const navigationItems = () => [
  { to: '/', label: m.nav_home() },
  { to: '/blog', label: m.nav_blog() },
  { to: '/contact', label: m.nav_contact() },
]
