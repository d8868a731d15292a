import { Download, ListMusic, Music, Send, Share2 } from '#icons'
import { m } from '#messages'
import { useBeatbox } from '#lib/listening/beatbox.ts'
import { listenerSa } from '#lib/store/listener-sa.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { Menu, MenuItem } from '#ui/menu.tsx'

type MoreMenuProps = {
  readonly onMine: () => void
  readonly onShare: () => void
  readonly onExport: () => void
  readonly onSendToMix: () => void
  readonly onSa: () => void
}

/** The menu of saved beats, sharing and export, and of the Sa to which the loops are tuned. */
export const MoreMenu = ({ onMine, onShare, onExport, onSendToMix, onSa }: MoreMenuProps) => {
  const { key } = useSavedValue(listenerSa)
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
      <MenuItem icon={Music} onSelect={onSa}>
        {m.beat_sa({ sa: key })}
      </MenuItem>
    </Menu>
  )
}
