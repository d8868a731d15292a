import { Check, Copy } from '#icons'
import { writeSettingsQuery } from '@dhvani/riyaz'
import { m } from '#messages'
import { localPath } from '#lib/language/paths.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { useCopy } from '#lib/page/use-copy.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { Button } from '#ui/button.tsx'

/** Copies a link that holds every setting; who opens it needs no account. */
export const CopyLink = () => {
  const { isCopied, copy } = useCopy()
  const handleCopy = () => {
    const query = writeSettingsQuery(riyazSettings.get())
    copy(new URL(localPath('/riyaz') + query, location.origin).href).catch((error: unknown) => {
      reportError(error)
      showToast({ title: m.riyaz_copy_failed(), variant: 'destructive' })
    })
  }
  return (
    <Button look="secondary" onClick={handleCopy}>
      {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
      <span aria-live="polite">{isCopied ? m.riyaz_copied() : m.riyaz_copy()}</span>
    </Button>
  )
}
