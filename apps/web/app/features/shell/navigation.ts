import { m } from '#messages'

export const navigationItems = () => [
  { to: '/', label: m.nav_home() },
  { to: '/blog', label: m.nav_blog() },
  { to: '/contact', label: m.nav_contact() },
  { to: '/riyaz', label: m.nav_riyaz() },
]
