import { useEffect, useRef } from 'react'

/** How much of the text has passed the middle of the screen. Decoration: a screen reader has its own. */
export const ReadingProgress = ({ of }: { readonly of: string }) => {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    const draw = () => {
      frame = 0
      const text = document.getElementById(of)?.getBoundingClientRect()
      if (!text || !bar.current) return
      const share = (innerHeight / 2 - text.top) / text.height
      bar.current.style.scale = `${Math.min(1, Math.max(0, share))} 1`
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(draw)
    }
    draw()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [of])

  return (
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-40 h-1">
      <div
        ref={bar}
        data-testid="reading-progress"
        className="h-full origin-left bg-marigold"
        style={{ scale: '0 1' }}
      />
    </div>
  )
}
