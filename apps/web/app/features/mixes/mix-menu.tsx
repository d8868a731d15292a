import { ArrowDown, ArrowUp, Copy, PencilLine, Replace } from '#icons'
import { m } from '#messages'
import { useMixer } from '#lib/listening/use-mixer.ts'
import type { SavedMix } from '#lib/mixes/saved-mix.ts'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { duplicateMix, moveSavedMix, overwriteMix } from './keep-mix.ts'

type MixMenuProps = {
  readonly mix: SavedMix
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onRename: () => void
}

/** What is done with a mix more rarely than opening it. */
export const MixMenu = ({ mix, isFirst, isLast, onRename }: MixMenuProps) => {
  const isEmpty = useMixer(({ tracks }) => tracks.length === 0)
  return (
    <Menu label={m.mixes_more({ name: mix.name })}>
      <MenuItem icon={PencilLine} onSelect={onRename}>
        {m.mixes_rename()}
      </MenuItem>
      <MenuItem icon={Replace} disabled={isEmpty} onSelect={() => overwriteMix(mix)}>
        {m.mixes_overwrite()}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => duplicateMix(mix)}>
        {m.mixes_duplicate()}
      </MenuItem>
      <MenuItem icon={ArrowUp} disabled={isFirst} onSelect={() => moveSavedMix(mix, 'earlier')}>
        {m.mixes_move_earlier()}
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={isLast} onSelect={() => moveSavedMix(mix, 'later')}>
        {m.mixes_move_later()}
      </MenuItem>
    </Menu>
  )
}
