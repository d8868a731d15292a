import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followPresses } from '#lib/page/follow-presses.ts'
import { followReading } from './follow-reading.ts'
import { innerLinkOf } from './inner-link.ts'
import './article.css'

const loadPlayers = () => import('./players.ts')

/**
 * Wraps every article and makes its HTML interactive. Links navigate without a reload, so the mix
 * plays on; players play; the contents and the progress bar follow the reader.
 */
export const LivingArticle = ({ children }: { readonly children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    const page = frame.current
    if (!page) return undefined
    const followLink = (event: MouseEvent) => {
      const address = innerLinkOf(event)
      if (address === undefined) return
      event.preventDefault()
      void navigate(address)
    }
    page.addEventListener('click', followLink)
    return () => page.removeEventListener('click', followLink)
  }, [navigate])

  useEffect(() => {
    const page = frame.current
    if (!page) return undefined
    return followPresses(page, {
      selector: '.listen',
      prepare: loadPlayers,
      press: async (button) => {
        const { pressPlayer } = await loadPlayers()
        pressPlayer(button, navigate)
      },
    })
  }, [navigate])

  useEffect(() => (frame.current ? followReading(frame.current) : undefined), [pathname])

  return <div ref={frame}>{children}</div>
}
