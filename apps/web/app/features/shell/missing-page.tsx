import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#messages'
import { pageLack } from '#lib/code/page-lack.ts'
import { useStore } from '#lib/store/store.ts'
import { beginWait } from '#lib/notices/waits.ts'
import { MissingNotice, missingText } from '#ui/missing-part.tsx'

/** Says that the next page is being loaded, or has not arrived. The open one stays until it has. */
export const MissingPage = () => {
  'use no memo' // As in #ui/missing-part.tsx.
  const { location } = useNavigation()
  const missing = useStore(pageLack, undefined)
  const isWaiting = location !== undefined && missing === undefined
  // A visitor who goes elsewhere no longer waits for the code of a page.
  const isMissed = missing?.lack === 'language' || location !== undefined

  useEffect(() => (isWaiting ? beginWait(m.page_waiting()) : undefined), [isWaiting])

  return missing && isMissed ? (
    <div className="page-width sticky top-0 z-20 bg-ground">
      <MissingNotice text={missingText(m.page_missing())} again={missing.again} />
    </div>
  ) : null
}
