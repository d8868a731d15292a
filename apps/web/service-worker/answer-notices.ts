declare const self: ServiceWorkerGlobalScope

/** What the page gives a notification (features/focus-timer/timer-keeper.tsx), since it knows its language. */
type NoticeData = { readonly home: string }

/** A press on a notification shows the page that is open, or opens Home. */
export const answerNotice = async (event: NotificationEvent): Promise<void> => {
  event.notification.close()
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open) await open.focus()
  else
    await self.clients.openWindow((event.notification.data as NoticeData | undefined)?.home ?? '/')
}
