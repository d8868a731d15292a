import { Pause, Play, X } from '#icons'
import { m } from '#messages'
import { useBeatbox } from '#lib/listening/beatbox.ts'
import { changeTitle, stageTitle } from '#lib/beats/stage-title.ts'
import { useHydrated } from '#lib/page/use-hydrated.ts'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { KeptPlace } from '#ui/kept-place.tsx'
import { togglePlay } from '../transport/toggle-play.ts'

/** In the prerendered page until the code that reads the link arrives. Its words show after a second. */
const LinkWait = () => (
  <KeptPlace
    className="min-h-[4.5rem] py-2 ps-4"
    isNeeded="/[?#&]beat=/.test(location.search+location.hash)"
  >
    <p className="beat-link-wait text-ink-soft">{m.part_waiting()}</p>
  </KeptPlace>
)

/** The title of the beat that a link brought, who made it, and the one press that plays it. */
export const SharedBeat = () => {
  const opened = useSavedValue(stageTitle)
  const isPlaying = useBeatbox((stage) => stage.isPlaying)
  const isHydrated = useHydrated()
  if (!isHydrated) return <LinkWait />
  if (opened?.sharedBy === undefined) return null
  const title = opened.title || m.beat_shared_name()
  const { sharedBy, ...own } = opened
  return (
    <section
      aria-label={m.beat_shared_name()}
      className="flex items-center gap-2 max-[22rem]:flex-wrap rounded-2xl border border-lit-edge bg-lit-wash py-2 pe-1 ps-4 sm:gap-4"
    >
      <div className="min-w-0 grow leading-tight wrap-anywhere max-[22rem]:basis-20">
        {sharedBy ? (
          <p className="line-clamp-1 text-sm text-ink-soft sm:text-base">
            {m.beat_made_by({ maker: sharedBy })}
          </p>
        ) : null}
        <h2 className="own-name line-clamp-2 text-xl sm:text-2xl">{title}</h2>
      </div>
      <Button
        size="large"
        className="shrink-0 max-[22rem]:order-last max-[22rem]:me-3 max-[22rem]:w-full max-[22rem]:shrink"
        aria-label={isPlaying ? m.beat_pause_named({ title }) : m.beat_play_named({ title })}
        onClick={togglePlay}
      >
        {isPlaying ? <Pause size={24} /> : <Play size={24} />}
        <span>{isPlaying ? m.beat_pause() : m.beat_play()}</span>
      </Button>
      <IconButton label={m.close()} onClick={() => changeTitle(own)}>
        <X size={20} />
      </IconButton>
    </section>
  )
}
