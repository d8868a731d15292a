import { useEffect } from 'react'
import { findTaal, readSettingsQuery } from '@dhvani/riyaz'
import { m } from '#messages'
import { pageLanguage } from '#lib/language/say.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'

/** Takes the settings of a link, once, and says what of it could not be read. */
export const useRiyazLink = (): void => {
  useEffect(() => {
    const read = readSettingsQuery(location.search)
    if (!read) return
    riyazSettings.set(read.settings)
    if (read.refused.length === 0) return
    const script = pageLanguage() === 'hi' ? 'devanagari' : 'latin'
    showToast({
      title: m.riyaz_link_refused(),
      description: read.refused.includes('taal')
        ? m.riyaz_link_refused_taal({ name: findTaal(read.settings.taal)!.name[script] })
        : m.riyaz_link_refused_text(),
    })
  }, [])
}
