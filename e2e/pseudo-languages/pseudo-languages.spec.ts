import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { findBreaks } from './find-breaks.ts'
import { findUnmirrored } from './find-unmirrored.ts'
import { PSEUDO_LANGUAGES, speakInsteadOfHindi, wordsIn } from './pseudo-language.ts'
import { visitAccount, visitDock, visitOwnBeats, visitOwnHome } from './own-screens.ts'
import { visitBeatbox, visitForms, visitHome, visitPages } from './screens.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]

/** A folder for a picture of each screen, for a person who wants to look at them. */
const { PSEUDO_PICTURES } = process.env

for (const language of PSEUDO_LANGUAGES)
  for (const viewport of SIZES)
    test.describe(
      `a language with ${language.name}, ${viewport.width} px wide`,
      thoroughUnless(viewport.width === 360),
      () => {
        test.use({ viewport })

        /** Finds breaks in the screen that is open; one of them does not end the walk. */
        const lookAt = (page: Page) => {
          let pictures = 0
          return async (screen: string) => {
            const breaks = [
              ...(await page.evaluate(findBreaks)),
              ...(language.direction ? await page.evaluate(findUnmirrored) : []),
            ]
            if (PSEUDO_PICTURES !== undefined) {
              pictures += 1
              const name = `${language.direction ?? 'long'}-${viewport.width}-${pictures}-${screen.replaceAll(/\W+/g, '-')}`
              await page.screenshot({ path: `${PSEUDO_PICTURES}/${name}.png` })
            }
            expect.soft(breaks, screen).toEqual([])
          }
        }

        test('breaks no screen that a visitor sees', async ({ page, problems }) => {
          problems.allow(/404/)
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await speakInsteadOfHindi(page, language)
          await page.goto('/')
          const walk = { page, look: lookAt(page), words: wordsIn(language) }
          for (const visit of [visitHome, visitForms, visitPages, visitBeatbox]) await visit(walk)
        })

        test('breaks no screen of a listener who is signed in', async ({ page, openSignedIn }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await speakInsteadOfHindi(page, language)
          await openSignedIn()
          const walk = { page, look: lookAt(page), words: wordsIn(language) }
          for (const visit of [visitOwnHome, visitDock, visitAccount, visitOwnBeats])
            await visit(walk)
        })
      },
    )
