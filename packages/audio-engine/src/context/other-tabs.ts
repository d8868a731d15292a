import { createListeners } from '../listeners.ts'
import type { Scope } from './scope.ts'

/** One tab plays at a time: a tab that begins to play tells the others. */
export type OtherTabs = {
  /** Tells the other tabs that this one is heard from now on. */
  announce(): void
  /** Called when another tab has started to play. */
  onOtherPlays(listener: () => void): void
}

/** @param channelName  name of the broadcast channel that the tabs share; `''` for none */
export const watchOtherTabs = (channelName: string, scope: Scope): OtherTabs => {
  const listeners = createListeners()
  const channel =
    channelName === '' || typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel(channelName)
  if (channel !== undefined) {
    scope.add(() => channel.close())
    scope.listen(channel, 'message', () => listeners.notify())
  }
  return {
    announce: () => channel?.postMessage('plays'),
    onOtherPlays: listeners.add,
  }
}
