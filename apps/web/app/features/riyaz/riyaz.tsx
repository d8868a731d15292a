import { useEffect } from 'react'
import { readSettingsQuery, RIYAZ_FIELDS, writeSettingsQuery } from '@dhvani/riyaz'
import { m } from '#messages'
import { plainPath, localPath } from '#lib/language/paths.ts'
import { useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { Check, Copy } from '#icons'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { useCopy } from '#lib/page/use-copy.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { Button } from '#ui/button.tsx'
import { prepareRoom, stopAll } from './play-part.ts'
import { PracticePanel } from './practice/practice-panel.tsx'
import { SurPanel } from './sur/sur-panel.tsx'
import { TaalPanel } from './taal-panel.tsx'
import { TablaPanel } from './tabla-panel.tsx'
import { TanpuraPanel } from './tanpura-panel.tsx'
import { useKeptSa } from './use-kept-sa.ts'
import { useRiyazKeys } from './use-riyaz-keys.ts'
import { taalName } from './taal-words.ts'

/**
 * Takes the settings that a link names, once, and says what of it could not be read. A listener who had set the room
 * before gets an Undo.
 */
const useRiyazLink = (): void => {
  useEffect(() => {
    const own = riyazSettings.get()
    const read = readSettingsQuery(location.search, own)
    if (!read) return
    riyazSettings.set(read.settings)
    // A page that is loaded again would bring back what its listener has changed since.
    history.replaceState(history.state, '', location.pathname)
    const isKept =
      own === riyazSettings.fallback ||
      RIYAZ_FIELDS.every((field) => own[field] === read.settings[field])
    const offer = isKept
      ? {}
      : { duration: UNDO_MS, action: { label: m.undo(), onAction: () => riyazSettings.set(own) } }
    if (read.refused.length === 0) {
      if (!isKept) showToast({ title: m.riyaz_link_taken(), ...offer })
      return
    }
    showToast({
      ...offer,
      title: m.riyaz_link_refused(),
      description: read.refused.includes('taal')
        ? m.riyaz_link_refused_taal({ name: taalName(read.settings.taal) })
        : m.riyaz_link_refused_text(),
    })
  }, [])
}

/** Copies a link that holds every setting; who opens it needs no account. */
const CopyLink = () => {
  const { isCopied, copy } = useCopy()
  const handleCopy = () => {
    const query = writeSettingsQuery(riyazSettings.get())
    copy(new URL(localPath('/riyaz') + query, location.origin).href).catch((error: unknown) => {
      reportError(error)
      showToast({ title: m.riyaz_copy_failed(), variant: 'destructive' })
    })
  }
  return (
    <Button look="secondary" onClick={handleCopy}>
      {isCopied ? <Check size={18} /> : <Copy size={18} />}
      <span aria-live="polite">{isCopied ? m.riyaz_copied() : m.riyaz_copy()}</span>
    </Button>
  )
}

/** The practice room. It falls silent when the listener leaves its page, where nothing could stop it. */
export const Riyaz = () => {
  useKeptSa()
  useRiyazLink()
  useRiyazKeys()
  useFirstInteraction(prepareRoom)
  useEffect(
    () => () => {
      // A switch of the language begins the page anew, and does not leave it.
      if (plainPath(location.pathname) !== '/riyaz') stopAll()
    },
    [],
  )
  return (
    <div className="page-width flex flex-col gap-5 pt-6 pb-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl sm:text-4xl">{m.riyaz_title()}</h1>
        <CopyLink />
      </div>
      <p className="max-w-3xl text-ink-soft">
        {m.riyaz_lead_1()} {m.riyaz_lead_2()} {m.riyaz_lead_3()}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <TaalPanel />
        <div className="flex min-w-0 flex-col gap-5">
          <TablaPanel />
          <TanpuraPanel />
        </div>
      </div>
      <SurPanel />
      <PracticePanel />
      <p className="above-dock text-sm text-ink-soft pointer-coarse:hidden">
        <strong>{m.riyaz_keys()}:</strong> <span>{m.riyaz_keys_text({ tap: 'B', mix: 'K' })}</span>
      </p>
    </div>
  )
}
