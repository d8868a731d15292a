import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { languageName } from '#lib/language/language-name.ts'
import { pageLanguage, pathIn, plainPath } from '#lib/language/paths.ts'
import { changePreferences, preferences } from '#lib/store/preferences.ts'
import { showToast, toasts, type Until } from '#lib/notices/toasts.ts'
import { findOffer } from './find-offer.ts'

const DIALOG = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]'

const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null

/** Calls `look` when the page may have opened or closed a dialog. @returns a function that ends this */
const watchDialogs = (look: () => void): (() => void) => {
  // Dialogs and menus are put at the end of the page.
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** Calls `act` at once, or when the last dialog has closed. @returns a function that ends the wait */
const whenNoDialog = (act: () => void): (() => void) => {
  if (!isDialogOpen()) {
    act()
    return () => undefined
  }
  const leave = watchDialogs(() => {
    if (isDialogOpen()) return
    leave()
    act()
  })
  return leave
}

/** An offer that stood for less was hardly seen, in milliseconds. */
const SEEN_AFTER_MS = 3000

/** The toast goes when a dialog opens; `onUnseen` hears of one that was hardly seen. */
const untilDialog =
  (onUnseen: () => void): Until =>
  (end) => {
    const shown = performance.now()
    return watchDialogs(() => {
      if (!isDialogOpen()) return
      if (performance.now() - shown < SEEN_AFTER_MS) onUnseen()
      end()
    })
  }

/** How long the offer stays, in milliseconds. */
const OFFER_MS = 15_000

/**
 * Offers the page in the visitor's language, and never forces it: the address decides. The offer lies over
 * no dialog.
 */
export const LanguageOffer = () => {
  const navigate = useNavigate()
  useEffect(
    () =>
      whenNoDialog(() => {
        const { language: chosen, offered: before } = preferences.get()
        const browser = navigator.languages
        const offered = findOffer(pageLanguage(), { chosen, offered: before, browser })
        // What another toast says matters more.
        if (offered === undefined || toasts.getSnapshot()) return
        changePreferences({ offered })
        showToast({
          title: m.language_offer({ language: languageName(offered, pageLanguage()) }),
          duration: OFFER_MS,
          // It then counts as not made, and the next load makes it again.
          until: untilDialog(() => changePreferences({ offered: before })),
          action: {
            label: languageName(offered),
            language: offered,
            onAction: () => {
              changePreferences({ language: offered })
              const page = pathIn(offered, plainPath(location.pathname))
              void navigate(page + location.search + location.hash)
            },
          },
        })
      }),
    [navigate],
  )
  return null
}
