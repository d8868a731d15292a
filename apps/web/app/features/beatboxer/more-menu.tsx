import { Download, ListMusic, Send, Share2 } from '#icons'
import { m } from '#messages'
import { useBeatbox } from '#lib/listening/beatbox.ts'
import { Menu, MenuItem } from '#ui/menu.tsx'

type MoreMenuProps = {
  readonly onMine: () => void
  readonly onShare: () => void
  readonly onExport: () => void
  readonly onSendToMix: () => void
}

/** The menu of saved beats, sharing and export. */
export const MoreMenu = ({ onMine, onShare, onExport, onSendToMix }: MoreMenuProps) => {
  const isEmpty = useBeatbox((stage) => stage.activeCount === 0)
  return (
    <Menu label={m.beat_more()} look="secondary">
      <MenuItem icon={ListMusic} onSelect={onMine}>
        {m.beat_mine()}
      </MenuItem>
      <MenuItem icon={Share2} disabled={isEmpty} onSelect={onShare}>
        {m.beat_share()}
      </MenuItem>
      <MenuItem icon={Download} disabled={isEmpty} onSelect={onExport}>
        {m.beat_export()}
      </MenuItem>
      <MenuItem icon={Send} disabled={isEmpty} onSelect={onSendToMix}>
        {m.beat_send_to_mix()}
      </MenuItem>
    </Menu>
  )
}
