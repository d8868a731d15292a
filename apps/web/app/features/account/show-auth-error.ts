import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'

export const showAuthError = (description: string): void => {
  showToast({ title: m.error_title(), description, variant: 'destructive' })
}
