import { useState } from 'react'
import { Dices } from '#icons'
import { m } from '#messages'
import { startSound } from '#lib/listening/start-sound.ts'
import { READY_MIXES, type ReadyMixId } from '#lib/mixes/ready-mixes.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import cafePicture from '#pictures/mix-cafe-study.svg?url'
import rainPicture from '#pictures/mix-deep-rain.svg?url'
import ghatPicture from '#pictures/mix-ghat-at-dawn.svg?url'
import gardenPicture from '#pictures/mix-koel-garden.svg?url'
import windowPicture from '#pictures/mix-monsoon-window.svg?url'
import trainPicture from '#pictures/mix-night-train.svg?url'
import { DrawnPicture } from '#ui/art/drawn-picture.tsx'
import { Button } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'

const PICTURES: Readonly<Record<ReadyMixId, string>> = {
  'monsoon-window': windowPicture,
  'ghat-at-dawn': ghatPicture,
  'cafe-study': cafePicture,
  'night-train': trainPicture,
  'koel-garden': gardenPicture,
  'deep-rain': rainPicture,
}

const dialogPart = { missing: MissingDialog, waiting: WaitingDialog }

const ReadyMixDialog = latePart(
  async () => (await import('./ready-mix-dialog.tsx')).ReadyMixDialog,
  dialogPart,
)

const SurpriseDialog = latePart(
  async () => (await import('./surprise-dialog.tsx')).SurpriseDialog,
  dialogPart,
)

/** The mixes that Dhvani comes with, and a random one: a press opens one and previews it. */
export const ReadyMixesSection = () => {
  const [opened, setOpened] = useState<ReadyMixId | 'surprise'>()
  const close = () => setOpened(undefined)
  const open = (what: ReadyMixId | 'surprise') => {
    // The browser lets sound begin in a press; the dialog's code may come after it.
    void startSound()
    setOpened(what)
  }

  return (
    <section aria-labelledby="ready-mixes" className="page-width mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ready-mixes" className="section-title text-[1.4rem] sm:text-[1.75rem]">
          {m.ready_title()}
        </h2>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => open('surprise')}>
          <Dices size={18} />
          {m.surprise()}
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-6">
        {READY_MIXES.map(({ id, name, mix }) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => open(id)}
              className="ready-card"
            >
              <DrawnPicture
                address={PICTURES[id]}
                loading="lazy"
                className="aspect-[1200/630] w-full object-cover"
              />
              <span className="flex flex-col gap-0.5 px-3 py-2.5">
                <span className="font-display text-lg leading-tight">{name()}</span>
                <span className="text-sm leading-snug text-ink-soft">
                  {mix.sounds.map(nameInPage).join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened === 'surprise' ? <SurpriseDialog open onClose={close} /> : null}
      {opened !== undefined && opened !== 'surprise' ? (
        <ReadyMixDialog id={opened} open onClose={close} />
      ) : null}
    </section>
  )
}
