declare const self: ServiceWorkerGlobalScope

/** A press on a notification shows the page that is open, or opens Home. */
export const answerNotice = async (event: NotificationEvent): Promise<void> => {
  event.notification.close()
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open) await open.focus()
  else await self.clients.openWindow('/')
}
