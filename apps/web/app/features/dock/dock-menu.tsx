import { Moon } from '#icons'
import { m } from '#messages'
import { courseDoor } from '#lib/course/course-door.ts'
import { hasAudioSession } from '#lib/engine/audio-session.ts'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { MenuSwitch } from '#ui/menu-switch.tsx'

/** What is chosen for the mix more rarely than its volumes. */
export const DockMenu = () => {
  const { playsBeside } = usePreferences()
  return (
    <Menu label={m.beat_more()}>
      <MenuItem icon={Moon} onSelect={() => courseDoor.set(true)}>
        {m.night_by_itself()}
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
  )
}
