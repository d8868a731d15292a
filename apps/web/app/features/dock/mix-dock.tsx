import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ChevronDown, ChevronUp, Pause, Play, Square } from '#icons'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { heardTracks } from '#lib/engine/heard.ts'
import { playOrPause } from '#lib/listening/start-sound.ts'
import { useBlocked } from '#lib/listening/use-blocked.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { plainPath } from '#lib/language/paths.ts'
import { Button } from '#ui/button.tsx'
import { ChipPlace } from '#ui/chip-place.tsx'
import { classNames } from '#ui/class-names.ts'
import { DockLinePlace } from '#ui/dock-line.tsx'
import { PlayingBars } from '#ui/playing-bars.tsx'
import { latePart } from '#ui/late-part.tsx'
import { Slider } from '#ui/slider.tsx'
import { FoldButton } from './fold-button.tsx'
import { MixTracks } from './mix-tracks.tsx'
import { useFold } from './fold.ts'
import { useShowsMeters } from './use-shows-meters.ts'
import { WhatPlays } from './what-plays.tsx'

const DockMenu = latePart(async () => (await import('./dock-menu.tsx')).DockMenu, {
  waiting: () => <div className="size-[44px]" />,
})

/**
 * Gives the dock's height to what stands above it, as a CSS variable: the page leaves that room below its
 * last row. On the root the variable would restyle the whole page.
 */
const useRoomForDock = () => {
  const dock = useRef<HTMLElement>(null)
  // An observer that begins before the first paint is told before it: no picture has the dock without its room.
  useLayoutEffect(() => {
    const element = dock.current
    if (!element) return undefined
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      // What the keyboard reaches is scrolled above the dock, with the ring around it.
      sheet.replaceSync(
        `.above-dock { --dock-height: ${height} } :root { scroll-padding-bottom: calc(${height} + 8px) }`,
      )
      // And stays there when the dock comes or grows. What it does not cover may be anywhere on the page.
      const focused = document.querySelector(':focus-visible')
      const box = focused?.getBoundingClientRect()
      if (box && box.top < innerHeight && box.bottom > innerHeight - element.offsetHeight)
        focused?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
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
      <span aria-hidden className="tabular w-[2.75rem] text-end text-sm">
        {m.percent_short({ value: volume })}
      </span>
    </div>
  )
}

const Transport = () => {
  const isPlaying = useMixer((mix) => mix.isPlaying)
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)

  return (
    <div className="flex items-center gap-1 @min-[40rem]:gap-2">
      <Button
        size="icon"
        disabled={isEmpty}
        aria-label={isPlaying ? m.pause_all() : m.play_all()}
        onClick={playOrPause}
      >
        {isPlaying ? <Pause size={20} /> : <Play size={20} />}
      </Button>
      <Button
        look="secondary"
        size="icon"
        disabled={isEmpty}
        aria-label={m.stop()}
        onClick={() => getEngine().mixer.stop()}
      >
        <Square size={18} />
      </Button>
    </div>
  )
}

/** Of the words between the buttons. */
const CELL =
  'col-start-2 row-start-2 min-w-0 grow ps-1 text-sm leading-tight @max-[22rem]:order-first @max-[22rem]:basis-full @max-[22rem]:ps-0 @min-[40rem]:px-0 @min-[40rem]:text-base'

/** On phones the names of what is not heard have a line above the buttons, as beside them they had no room. */
const Count = ({ isFolded }: { readonly isFolded: boolean }) => {
  const heard = useMixer((mix) => heardTracks(mix).length)
  const count = useBlocked() ? 0 : heard
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  return (
    <div className={isEmpty ? CELL : 'min-w-0 grow @max-[40rem]:contents'}>
      <p
        aria-live="polite"
        className={classNames(
          'flex items-center gap-2 font-semibold',
          isEmpty ? '' : `${CELL} @max-[40rem]:pe-6`,
        )}
      >
        {count > 0 ? (
          <span className="hidden text-terracotta @min-[40rem]:block">
            <PlayingBars />
          </span>
        ) : null}
        <span className="[overflow-wrap:anywhere] @min-[40rem]:whitespace-nowrap @min-[64rem]:whitespace-normal">
          {count === 1 ? m.playing_one({ count }) : m.playing_many({ count })}
        </span>
      </p>
      {isEmpty ? (
        <p className="text-sm text-ink-soft">{m.mix_empty()}</p>
      ) : (
        <WhatPlays isFolded={isFolded} />
      )}
    </div>
  )
}

/** The mix, shown on every page; an empty mix is shown on Home only. */
export const MixDock = ({ actions }: Pick<DockProps, 'actions'>) => {
  const tracks = useMixer((mix) => mix.tracks)
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  const isHome = plainPath(pathname) === '/'
  if (tracks.length === 0 && !isHome) return null
  return <Dock isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} actions={actions} />
}

type DockProps = {
  /** On narrow screens, where the sounds are behind a button. */
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Buttons that other features add to the bar. */
  readonly actions?: ReactNode
}

/** The bar is at the bottom: a press that opens, folds or unfolds the mix moves none of its buttons. */
const Dock = ({ isOpen, onToggle, actions }: DockProps) => {
  const tracks = useMixer((mix) => mix.tracks)
  const dock = useRoomForDock()
  const { isFolded, toggle, list, button } = useFold()
  const hasMeters = useShowsMeters({ isFolded, isOpen })
  const listId = useId()
  const hasTracks = tracks.length > 0
  return (
    <section ref={dock} aria-label={m.mix()} className="@container dock">
      <div aria-hidden className="block-border !h-2" />
      <div className="page-width dock-room">
        {hasTracks ? (
          <div
            ref={list}
            id={listId}
            className={classNames(
              'min-h-0 shrink overflow-y-auto',
              isOpen ? 'block' : 'hidden',
              isFolded ? '@min-[64rem]:hidden' : '@min-[64rem]:block',
            )}
          >
            <MixTracks tracks={tracks} hasMeters={hasMeters} />
          </div>
        ) : null}
        {hasTracks && isOpen ? (
          <div className="flex shrink-0 items-center gap-1 @min-[64rem]:hidden">
            <MasterVolume className="grow" />
            <DockMenu />
          </div>
        ) : null}
        {hasTracks ? <DockLinePlace /> : null}
        {/* On phones the words and the toggle share one cell, which leaves room for the buttons. On the
            narrowest, and on phones at 200 % zoom, the words have a row and the buttons wrap. */}
        <div className="dock-bar">
          <Transport />
          <Count isFolded={isFolded} />
          {/* It lies over the words, and so comes after them by the keyboard too. */}
          {hasTracks ? (
            <Button
              look="quiet"
              className="col-start-2 row-start-2 min-w-[44px] self-stretch !justify-end rounded-xl !px-0 whitespace-nowrap @max-[40rem]:!bg-transparent @min-[40rem]:!justify-center @min-[40rem]:self-auto @min-[40rem]:rounded-full @min-[40rem]:!px-2 @min-[64rem]:hidden"
              aria-label={isOpen ? m.close_mix() : m.open_mix()}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={onToggle}
            >
              <span className="hidden @min-[40rem]:inline">
                {isOpen ? m.close_mix() : m.open_mix()}
              </span>
              {isOpen ? <ChevronDown size={20} /> : <ChevronUp size={20} />}
            </Button>
          ) : null}
          {actions}
          {/* On phones the bar has no room: the chip has a row of its own, which makes the dock higher. */}
          <ChipPlace className="col-start-1 col-end-3 !row-start-3 justify-self-start empty:hidden @max-[40rem]:mt-1" />
          <MasterVolume className="hidden w-52 max-w-72 grow @min-[64rem]:flex" />
          {hasTracks ? (
            <div className="hidden @min-[64rem]:block">
              <DockMenu />
            </div>
          ) : null}
          {hasTracks ? (
            <FoldButton ref={button} isFolded={isFolded} controls={listId} onPress={toggle} />
          ) : null}
        </div>
      </div>
    </section>
  )
}
