import { Download, Ellipsis, Link2, ListMusic, Send } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { m } from '#messages'
import { useBeatbox } from '#lib/beats/beatbox.ts'
import { IconButton } from '#ui/button.tsx'
import { STARTER_BEATS, type StarterBeat } from './starter-beats.ts'
import { starterDescription, starterName } from './loop-words.ts'

type MoreMenuProps = {
  readonly onMine: () => void
  readonly onShare: () => void
  readonly onExport: () => void
  readonly onSendToMix: () => void
  readonly onStarter: (starter: StarterBeat) => void
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 outline-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-50'

/** The menu of saved beats, sharing, export and starter beats. */
export const MoreMenu = (props: MoreMenuProps) => {
  const isEmpty = useBeatbox((stage) => stage.activeCount === 0)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={m.beat_more()} look="secondary">
          <Ellipsis aria-hidden size={20} />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="animate-fade z-30 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto rounded-2xl border border-line bg-surface p-2 text-ink shadow-lift"
        >
          <DropdownMenu.Item className={ITEM} onSelect={props.onMine}>
            <ListMusic aria-hidden size={18} />
            {m.beat_mine()}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={ITEM} disabled={isEmpty} onSelect={props.onShare}>
            <Link2 aria-hidden size={18} />
            {m.beat_share()}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={ITEM} disabled={isEmpty} onSelect={props.onExport}>
            <Download aria-hidden size={18} />
            {m.beat_export()}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={ITEM} disabled={isEmpty} onSelect={props.onSendToMix}>
            <Send aria-hidden size={18} />
            {m.beat_send_to_mix()}
          </DropdownMenu.Item>
          <DropdownMenu.Separator className="my-2 h-px bg-line" />
          <DropdownMenu.Label className="px-3 text-sm text-ink-soft">
            {m.beat_starters()}
          </DropdownMenu.Label>
          {STARTER_BEATS.map((starter) => (
            <DropdownMenu.Item
              key={starter.id}
              className={ITEM}
              onSelect={() => props.onStarter(starter)}
            >
              <span>
                <span className="block font-semibold">{starterName(starter.id)}</span>
                <span className="block text-sm text-ink-soft">
                  {starterDescription(starter.id)}
                </span>
              </span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
