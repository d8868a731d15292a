const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/**
 * Draws how much of the text has passed the middle of the screen, and marks in the contents the
 * last section that began in its top third.
 *
 * @param page holds the article, its contents and the progress bar
 * @returns a function that ends the following
 */
export const followReading = (page: HTMLElement): (() => void) => {
  const text = page.querySelector('article')
  const bar = page.querySelector<HTMLElement>('[data-reading-progress]')
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.article-contents a')]
  const sections = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
  let frame = 0

  const draw = () => {
    frame = 0
    if (!text || !bar) return
    const { top, height } = text.getBoundingClientRect()
    bar.style.scale = `${clamp((innerHeight / 2 - top) / height)} 1`
    const current = sections.findLastIndex(
      (section) => section && section.getBoundingClientRect().top < innerHeight / 3,
    )
    for (const [index, link] of links.entries())
      if (index === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(draw)
  }
  const scope = new AbortController()
  addEventListener('scroll', schedule, { passive: true, signal: scope.signal })
  addEventListener('resize', schedule, { signal: scope.signal })
  schedule()
  return () => {
    cancelAnimationFrame(frame)
    scope.abort()
  }
}
