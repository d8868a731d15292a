import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ChevronDown, ChevronUp, Pause, Play, Square } from 'lucide-react'
import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { startSound } from '#lib/engine/start-sound.ts'
import { useBlocked } from '#lib/engine/use-blocked.ts'
import { useMixer } from '#lib/engine/use-mixer.ts'
import { plainPath } from '#lib/page/paths.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { PlayingBars } from '#ui/playing-bars.tsx'
import { Slider } from '#ui/slider.tsx'
import { MixTracks } from './mix-tracks.tsx'

/** Writes the dock's height into a CSS variable: the page leaves that room below its last row. */
const useRoomForDock = () => {
  const dock = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = dock.current
    if (!element) return undefined
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--dock-height', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--dock-height')
    }
  }, [])
  return dock
}

const MasterVolume = ({ className }: { readonly className?: string }) => {
  const volume = useMixer((mix) => mix.masterVolume)
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <span aria-hidden className="text-sm font-semibold">
        {m.master_short()}
      </span>
      <Slider
        className="min-w-24 grow"
        label={m.master_volume()}
        value={volume}
        valueText={m.percent_spoken({ value: volume })}
        onChange={(value) => getEngine().mixer.setMasterVolume(value)}
      />
      <span aria-hidden className="tabular w-11 text-right text-sm">
        {m.percent_short({ value: volume })}
      </span>
    </div>
  )
}

const Transport = () => {
  const isPlaying = useMixer((mix) => mix.isPlaying)
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)

  const handleMain = () => {
    const { mixer } = getEngine()
    if (isPlaying) {
      mixer.pauseAll()
      return
    }
    void startSound()
    mixer.playAll()
  }

  return (
    <div className="flex items-center gap-2">
      <Button
        size="icon"
        disabled={isEmpty}
        aria-label={isPlaying ? m.pause_all() : m.play_all()}
        onClick={handleMain}
      >
        {isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
      </Button>
      <Button
        look="secondary"
        size="icon"
        disabled={isEmpty}
        aria-label={m.stop()}
        onClick={() => getEngine().mixer.stop()}
      >
        <Square aria-hidden size={18} />
      </Button>
    </div>
  )
}

const Count = () => {
  const ready = useMixer((mix) => mix.playingCount)
  const count = useBlocked() ? 0 : ready
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  return (
    <div className="min-w-0 grow leading-tight">
      <p aria-live="polite" className="flex items-center gap-2 font-semibold">
        {count > 0 ? (
          <span className="hidden text-terracotta sm:block">
            <PlayingBars />
          </span>
        ) : null}
        <span className="whitespace-nowrap">
          {count === 1 ? m.playing_one({ count }) : m.playing_many({ count })}
        </span>
      </p>
      {isEmpty ? <p className="truncate text-sm text-ink-soft">{m.mix_empty()}</p> : null}
    </div>
  )
}

/** The mix, shown on every page; an empty mix is shown on Home only. */
export const MixDock = () => {
  const tracks = useMixer((mix) => mix.tracks)
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  const isHome = plainPath(pathname) === '/'
  if (tracks.length === 0 && !isHome) return null
  return <Dock isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
}

type DockProps = { readonly isOpen: boolean; readonly onToggle: () => void }

const Dock = ({ isOpen, onToggle }: DockProps) => {
  const tracks = useMixer((mix) => mix.tracks)
  const dock = useRoomForDock()
  const hasTracks = tracks.length > 0
  return (
    <section
      ref={dock}
      aria-label={m.mix()}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-lift"
    >
      <div aria-hidden className="block-border !h-2" />
      <div className="page-width flex max-h-[70dvh] flex-col gap-2 py-2 lg:max-h-[45dvh]">
        {hasTracks ? (
          <div
            className={classNames('order-2 overflow-y-auto lg:block', isOpen ? 'block' : 'hidden')}
          >
            <MixTracks tracks={tracks} />
            <MasterVolume className="mt-1 lg:hidden" />
          </div>
        ) : null}
        <div className="order-1 flex items-center gap-2 sm:gap-5">
          <Transport />
          <Count />
          <MasterVolume className="hidden w-72 lg:flex" />
          {hasTracks ? (
            <Button
              look="quiet"
              className="min-w-11 border border-edge !px-2 whitespace-nowrap sm:border-0 lg:hidden"
              aria-label={isOpen ? m.close_mix() : m.open_mix()}
              aria-expanded={isOpen}
              onClick={onToggle}
            >
              <span className="hidden sm:inline">{isOpen ? m.close_mix() : m.open_mix()}</span>
              {isOpen ? <ChevronDown aria-hidden size={20} /> : <ChevronUp aria-hidden size={20} />}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
