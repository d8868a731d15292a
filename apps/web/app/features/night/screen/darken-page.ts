const BLACK = '#000000'

/** Keeps the browser's bar black, also when the system changes the theme meanwhile. */
const darkenBar = (): (() => void) => {
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (!bar) return () => undefined
  let before = bar.content
  bar.content = BLACK
  const changes = new MutationObserver(() => {
    if (bar.content === BLACK) return
    before = bar.content
    bar.content = BLACK
  })
  changes.observe(bar, { attributeFilter: ['content'] })
  return () => {
    changes.disconnect()
    bar.content = before
  }
}

/**
 * Hides everything behind night mode, so that nothing shines or moves there (night.css).
 *
 * @returns a function that brings the page back
 */
export const darkenPage = (): (() => void) => {
  const { dataset } = document.documentElement
  const lightenBar = darkenBar()
  dataset.night = ''
  return () => {
    delete dataset.night
    lightenBar()
  }
}
