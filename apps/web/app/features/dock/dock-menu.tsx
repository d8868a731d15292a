import { m } from '#messages'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { Menu } from '#ui/menu.tsx'
import { MenuSwitch } from '#ui/menu-switch.tsx'

/** What is chosen for the mix more rarely than its volumes. */
export const DockMenu = () => {
  const { playsBeside } = usePreferences()
  return (
    <Menu label={m.beat_more()}>
      <MenuSwitch
        label={m.play_beside()}
        text={m.play_beside_text()}
        isOn={playsBeside}
        onChange={(isOn) => changePreferences({ playsBeside: isOn })}
      />
    </Menu>
  )
}
