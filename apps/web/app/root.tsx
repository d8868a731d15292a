import { Fragment, use, useEffect, useState, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
} from 'react-router'
import { baseLocale, type Locale } from '#locale'
import { m } from '#messages'
import { ArriveAtTop } from '#features/shell/arrive-at-top.tsx'
import { FailurePage } from '#features/shell/failure-page.tsx'
import { Footer } from '#features/shell/footer.tsx'
import { Header } from '#features/shell/header.tsx'
import { KeepPlace } from '#features/shell/keep-place.ts'
import { MissingPage } from '#features/shell/missing-page.tsx'
import { PageBoundary } from '#features/shell/page-boundary.tsx'
import { PressWait } from '#features/shell/press-wait.tsx'
import { useNeedsListening } from '#features/shell/use-needs-listening.ts'
import { bringTexts } from '#lib/code/bring-language.ts'
import { replayEarlyPresses } from '#lib/page/early-presses.ts'
import { keepEntriesOf } from '#lib/store/entries.ts'
import { localeOfPath, plainPath } from '#lib/language/paths.ts'
import { usePreferences } from '#lib/store/preferences.ts'
import { pageDirection, speak, writeDigits } from '#lib/language/say.ts'
import { THEME_SCRIPT } from '#lib/page/theme.ts'
import { startSession } from '#lib/session/start-session.ts'
import { useSecondFactor } from '#lib/session/use-second-factor.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, MissingNotice, WaitingDialog } from '#ui/missing-part.tsx'
import { PartBoundary } from '#ui/part-boundary.tsx'
import { Toaster } from '#ui/toaster.tsx'
import anekFont from './fonts/anek-latin.woff2?url'
import tiroDevanagariFont from './fonts/tiro-devanagari.woff2?url'
import tiroFont from './fonts/tiro-latin.woff2?url'
import './styles/app.css'

const Listening = latePart(async () => (await import('./listening.tsx')).Listening, {
  missing: MissingNotice,
  waiting: () => <PressWait />,
})

const SoundNotes = latePart(
  async () => (await import('#features/sound-notes/sound-notes.tsx')).SoundNotes,
  { missing: MissingDialog, waiting: WaitingDialog },
)

const LANGUAGE_FONTS = import.meta.glob<string>('./fonts/{headings,text,reading}-*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Fonts above the fold. Pages in English have Devanagari in the brand alone. */
const findFonts = (language: Locale, path: string): readonly string[] => {
  const other = path.startsWith('/blog/') ? '/text-' : '/reading-'
  const own = Object.entries(LANGUAGE_FONTS).flatMap(([file, address]) =>
    file.includes(`-${language}.`) && !file.includes(other) ? address : [],
  )
  return [anekFont, tiroFont, ...(own[0] ? own : [tiroDevanagariFont])]
}

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const { pathname } = useLocation()
  const language = localeOfPath(pathname)
  for (const arrival of bringTexts(pathname)) use(arrival)
  speak(language)
  keepEntriesOf(plainPath(pathname))
  // Those of the first language: later, the styles load a font before a preload would.
  const [fonts] = useState(() => findFonts(language, plainPath(pathname)))
  return (
    <html lang={language} dir={pageDirection()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f6eedd" suppressHydrationWarning />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link
          rel="manifest"
          href={`/manifest${language === baseLocale ? '' : `.${language}`}.webmanifest`}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  useEffect(startSession, [])
  useEffect(replayEarlyPresses, [])
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const [isNotesOpen, setIsNotesOpen] = useState(false)
  const [isInstallAsked, setIsInstallAsked] = useState(false)
  const needsListening = useNeedsListening()
  useSecondFactor()
  const language = writeDigits(usePreferences().hasOwnDigits)
  return (
    <>
      <KeepPlace id={language} />
      {/* Components keep the words that they have once said, so another language, or other digits, begin them anew. */}
      <Fragment key={language}>
        <a href="#content" className="sr-only skip-link">
          {m.skip_to_content()}
        </a>
        <ArriveAtTop />
        <PartBoundary>
          <Header />
        </PartBoundary>
        <main id="content" tabIndex={-1}>
          <MissingPage />
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </main>
        <div
          data-page-end
          className="above-dock pb-[max(var(--dock-height,0px),var(--toast-space,0px))]"
        >
          <PartBoundary>
            <Footer
              onSoundNotes={() => setIsNotesOpen(true)}
              onShortcuts={() => setIsHelpOpen(true)}
              onInstall={() => setIsInstallAsked(true)}
            />
          </PartBoundary>
        </div>
        {needsListening ? (
          <Listening
            isHelpOpen={isHelpOpen}
            onHelpChange={setIsHelpOpen}
            isInstallAsked={isInstallAsked}
            onInstallChange={setIsInstallAsked}
          />
        ) : null}
        {isNotesOpen ? <SoundNotes onClose={() => setIsNotesOpen(false)} /> : null}
        <PartBoundary>
          <Toaster closeLabel={m.close()} />
        </PartBoundary>
      </Fragment>
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error)
  }, [error])
  return <FailurePage />
}
