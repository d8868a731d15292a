import { useEffect, useRef } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { locales } from '#locale'
import { languageName } from '#lib/page/language-name.ts'
import { pageLanguage, pathIn, plainPath } from '#lib/page/paths.ts'
import { changePreferences } from '#lib/page/preferences.ts'
import { classNames } from '#ui/class-names.ts'
import { NAV_LINK } from './navigation.ts'

type LanguageLinksProps = {
  readonly className?: string
  /** Called when a press opens the page in another language. */
  readonly onLeave?: () => void
}

/** Set by a press: the link of the other language then takes the focus that the pressed one had. */
let isPressed = false

/** React Router's name for the page of unknown addresses (routes.ts). */
const NOT_FOUND = 'routes/not-found'

/** This page in the other languages, each by the name that its own readers call it. */
export const LanguageLinks = ({ className, onLeave }: LanguageLinksProps) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const { pathname, search, state } = useLocation()
  // One file is the page of all unknown addresses, so its links cannot name the address.
  const isUnknown = useMatches().at(-1)?.id === NOT_FOUND
  const page = isUnknown ? '/' : plainPath(pathname)
  const first = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (isPressed) first.current?.focus({ preventScroll: true })
    isPressed = false
  }, [])

  return locales
    .filter((locale) => locale !== pageLanguage())
    .map((locale) => (
      <Link
        key={locale}
        ref={first}
        // The fragment stays behind: the page would go to its place and lose the one it is at.
        to={{ pathname: pathIn(locale, page), search }}
        state={state as unknown}
        lang={locale}
        hrefLang={locale}
        // In the font of the brand, which the page has already.
        className={classNames(NAV_LINK, 'font-display !font-normal', className)}
        onClick={() => {
          isPressed = true
          changePreferences({ language: locale })
          onLeave?.()
        }}
      >
        {languageName(locale)}
      </Link>
    ))
}
