import { useEffect } from 'react'
import { m } from '#messages'
import { useBeatbox } from '#lib/beats/beatbox.ts'
import { beginWait } from '#lib/notices/waits.ts'

/** Names the wait for loops of a beat that is to play and whose files are still on their way. */
export const useLoopWait = (): void => {
  const isWaiting = useBeatbox(
    ({ isPlaying, slots }) => isPlaying && slots.some(({ status }) => status === 'loading'),
  )
  useEffect(() => (isWaiting ? beginWait(m.preview_loading()) : undefined), [isWaiting])
}
