import type { Scope } from './scope.ts'

export type OtherTabs = {
  /** Tells the other tabs that this one plays now. */
  announce(): void
}

/** One tab plays: each says so when it starts, and the others hear it. */
export const watchOtherTabs = (
  channelName: string,
  { scope, onOtherPlays }: { scope: Scope; onOtherPlays: () => void },
): OtherTabs => {
  if (channelName === '' || typeof BroadcastChannel === 'undefined') return { announce() {} }
  const channel = new BroadcastChannel(channelName)
  scope.add(() => channel.close())
  scope.listen(channel, 'message', onOtherPlays)
  return {
    announce() {
      channel.postMessage('plays')
    },
  }
}
