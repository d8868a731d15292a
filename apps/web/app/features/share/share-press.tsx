import { Share2 } from 'lucide-react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'

/** A share button for a page that is written once; share-on-press.tsx answers it. */
export const SharePress = () => (
  <Button look="secondary" aria-haspopup="dialog" data-share>
    <Share2 aria-hidden size={18} />
    {m.share()}
  </Button>
)
