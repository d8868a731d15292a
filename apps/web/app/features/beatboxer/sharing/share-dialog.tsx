import { useState } from 'react'
import { Check, Copy, Share2 } from 'lucide-react'
import { m } from '#messages'
import { shareLink } from '#lib/beats/beat-code.ts'
import { getBeatbox } from '#lib/beats/beatbox.ts'
import { useCopy } from '#lib/page/use-copy.ts'
import { localPath } from '#lib/page/paths.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, TextInput } from '#ui/field.tsx'

/** Shows the link that contains the whole beat, to copy or to send to another app. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [link] = useState(() =>
    shareLink(getBeatbox().save(), location.origin, localPath('/beatboxer')),
  )
  const { isCopied, copy } = useCopy()

  const handleCopy = () => {
    // As on the donation page, a failed copy is only logged: the listener can copy from the field.
    copy(link).catch(reportError)
  }
  const handleSystem = () => {
    navigator.share({ title: m.beat_title(), url: link }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error)
    })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.beat_share()}
      description={m.beat_share_text()}
      closeLabel={m.close()}
    >
      <Field label={m.beat_share_link()}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="mt-4 flex flex-col gap-2 sm:flex-row">
        <Button className="grow" onClick={handleCopy}>
          {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          <span aria-live="polite">{isCopied ? m.beat_copied() : m.beat_copy_link()}</span>
        </Button>
        {'share' in navigator ? (
          <Button look="secondary" className="grow" onClick={handleSystem}>
            <Share2 aria-hidden size={18} />
            {m.beat_share_system()}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
