import { m } from '#messages'
import { showToast, type Until } from './toasts.ts'

/** Shows why something did not work, in an error toast: `description` says it to the visitor. */
export const showProblem = (description: string, until?: Until): void => {
  showToast({
    title: m.error_title(),
    description,
    variant: 'destructive',
    ...(until ? { until } : {}),
  })
}
