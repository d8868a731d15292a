import { useEffect } from 'react'
import { readSettingsQuery } from '@dhvani/riyaz'
import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { taalName } from './taal-words.ts'

/** Takes the settings of a link, once, and says what of it could not be read. */
export const useRiyazLink = (): void => {
  useEffect(() => {
    const read = readSettingsQuery(location.search)
    if (!read) return
    riyazSettings.set(read.settings)
    if (read.refused.length === 0) return
    showToast({
      title: m.riyaz_link_refused(),
      description: read.refused.includes('taal')
        ? m.riyaz_link_refused_taal({ name: taalName(read.settings.taal) })
        : m.riyaz_link_refused_text(),
    })
  }, [])
}
