import { useEffect, useRef } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { locales, type Locale } from '#locale'
import { languageName } from '#lib/language/language-name.ts'
import { pageLanguage, pathIn, plainPath } from '#lib/language/paths.ts'
import { changePreferences } from '#lib/store/preferences.ts'
import { classNames } from '#ui/class-names.ts'

type LanguageLinksProps = {
  readonly className?: string
  /** Called when a press opens the page in another language. */
  readonly onLeave?: () => void
}

/** Set by a press: the link back to this language then takes the focus that the pressed one had. */
let left: Locale | undefined

/** React Router's name for the page of unknown addresses (routes.ts). */
const NOT_FOUND = 'routes/not-found'

/** This page in the other languages, each by the name that its own readers call it. */
export const LanguageLinks = ({ className, onLeave }: LanguageLinksProps) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const { pathname, search, state } = useLocation()
  // One file is the page of all unknown addresses, so its links cannot name the address.
  const isUnknown = useMatches().at(-1)?.id === NOT_FOUND
  const page = isUnknown ? '/' : plainPath(pathname)
  const back = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!left) return
    left = undefined
    back.current?.focus({ preventScroll: true })
    if (document.activeElement === back.current) return
    // On a phone the link is in the menu, which has closed.
    document.querySelector<HTMLElement>('[data-menu]')?.focus({ preventScroll: true })
  }, [])

  return locales
    .filter((locale) => locale !== pageLanguage())
    .map((locale) => (
      <Link
        key={locale}
        ref={locale === left ? back : null}
        // The fragment stays behind: the page would go to its place and lose the one it is at.
        to={{ pathname: pathIn(locale, page), search }}
        state={state as unknown}
        lang={locale}
        hrefLang={locale}
        // In the font of the brand, which the page has already for Latin and Devanagari.
        className={classNames('nav-link font-brand !font-normal', className)}
        onClick={() => {
          left = pageLanguage()
          changePreferences({ language: locale })
          onLeave?.()
        }}
      >
        {languageName(locale)}
      </Link>
    ))
}
