import { useState } from 'react'
import { Download, Moon } from '#icons'
import { m } from '#messages'
import { courseDoor } from '#lib/course/course-door.ts'
import { hasAudioSession } from '#lib/engine/audio-session.ts'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { latePart } from '#ui/late-part.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { MenuSwitch } from '#ui/menu-switch.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'

const TakeAlongDialog = latePart(
  async () => (await import('./take-along/take-along-dialog.tsx')).TakeAlongDialog,
  { missing: MissingDialog, waiting: WaitingDialog },
)

/** What is chosen for the mix more rarely than its volumes. */
export const DockMenu = () => {
  const { playsBeside } = usePreferences()
  const [isTaking, setIsTaking] = useState(false)
  return (
    <>
      <Menu label={m.beat_more()}>
        <MenuItem icon={Moon} onSelect={() => courseDoor.set(true)}>
          {m.night_by_itself()}
        </MenuItem>
        <MenuItem icon={Download} onSelect={() => setIsTaking(true)}>
          {m.save_sound_file()}
        </MenuItem>
        {/* Where the browser lets a page choose what becomes of other sound. */}
        {hasAudioSession() ? (
          <MenuSwitch
            label={m.play_beside()}
            text={m.play_beside_text()}
            isOn={playsBeside}
            onChange={(isOn) => changePreferences({ playsBeside: isOn })}
          />
        ) : null}
      </Menu>
      {isTaking ? <TakeAlongDialog onClose={() => setIsTaking(false)} /> : null}
    </>
  )
}
