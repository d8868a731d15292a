import { PREFERENCES_KEY, type ThemeChoice } from '#lib/store/preferences.ts'

export type Theme = 'subah' | 'raat'

/** Colour of the browser's bars: the ground colour of each theme (styles/tokens.css). */
const GROUND: Readonly<Record<Theme, string>> = { subah: '#f6eedd', raat: '#14152a' }

export const resolveTheme = (choice: ThemeChoice, systemIsDark: boolean): Theme => {
  if (choice !== 'system') return choice
  return systemIsDark ? 'raat' : 'subah'
}

/**
 * Runs in the head before the first paint, so that no page flashes in the other theme. The server's
 * content policy allows this script by its hash.
 */
export const THEME_SCRIPT = `(function(){var t='system';try{t=JSON.parse(localStorage.getItem('${PREFERENCES_KEY}')).value.theme}catch(e){}if(t!=='subah'&&t!=='raat')t=matchMedia('(prefers-color-scheme: dark)').matches?'raat':'subah';document.documentElement.dataset.theme=t;var m=document.querySelector('meta[name=theme-color]');if(m)m.content=t==='raat'?'${GROUND.raat}':'${GROUND.subah}'})()`

export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[theme])
}
