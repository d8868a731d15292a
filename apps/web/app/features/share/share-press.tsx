import { Share2 } from '#icons'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'

/** A share button in prerendered HTML that is not hydrated; share-on-press.tsx answers its press. */
export const SharePress = () => (
  <Button look="secondary" aria-haspopup="dialog" data-share>
    <Share2 size={18} />
    {m.share()}
  </Button>
)
