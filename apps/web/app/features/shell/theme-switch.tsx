import { useEffect } from 'react'
import { Moon, Sun } from '#icons'
import { m } from '#messages'
import { changePreferences, usePreferences } from '#lib/store/preferences.ts'
import { applyTheme, resolveTheme } from '#lib/page/theme.ts'
import { IconButton } from '#ui/button.tsx'

const DARK = '(prefers-color-scheme: dark)'

/** The page holds both icons and CSS shows the theme's: the icon is right before hydration. */
export const ThemeSwitch = () => {
  const { theme } = usePreferences()

  useEffect(() => {
    const system = matchMedia(DARK)
    const follow = () => applyTheme(resolveTheme(theme, system.matches))
    follow()
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [theme])

  const handleClick = () => {
    const shown = resolveTheme(theme, matchMedia(DARK).matches)
    changePreferences({ theme: shown === 'raat' ? 'subah' : 'raat' })
  }

  return (
    <IconButton label={m.theme_switch()} onClick={handleClick}>
      <Moon size={20} className="raat:hidden" />
      <Sun size={20} className="hidden raat:block" />
    </IconButton>
  )
}
