import { useId, useState } from 'react'
import { Share2, Trash2 } from '#icons'
import { isLaterMix, parseMix, type Mix } from '@dhvani/catalogue'
import { m } from '#messages'
import type { SavedMix } from '#lib/mixes/saved-mix.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { deleteMix, renameMix } from './keep-mix.ts'
import { MixMenu } from './mix-menu.tsx'
import { MixNameDialog } from './mix-name-dialog.tsx'
import { MixShare } from './mix-share.tsx'
import { openMix } from './open-mix.ts'

const SoundIcons = ({ sounds }: Mix) => (
  <span className="mix-icons flex shrink-0 text-terracotta">
    {sounds.slice(0, 4).map(({ id }) => (
      <SoundIcon key={id} soundId={id} size={24} />
    ))}
  </span>
)

/** Why a mix cannot be opened. A reload brings a newer release, but mends no row. */
const describeUnread = ({ mix }: SavedMix): string =>
  isLaterMix(mix) ? m.mixes_newer() : m.mixes_unreadable()

type MixItemProps = {
  readonly saved: SavedMix
  readonly isOpen: boolean
  readonly isUnsent: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onOpened?: (() => void) | undefined
}

/** One saved mix: its name opens it. */
export const MixItem = ({ saved, isOpen, isUnsent, onOpened, ...ends }: MixItemProps) => {
  const { name } = saved
  const mix = parseMix(saved.mix)
  const sounds = mix ? mix.sounds.map(nameInPage).join(', ') : describeUnread(saved)
  const [isRenaming, setIsRenaming] = useState(false)
  const [isSharing, setIsSharing] = useState(false)
  const describedBy = useId()

  const handleOpen = () => {
    if (!mix) {
      showToast({ title: describeUnread(saved) })
      return
    }
    void openMix({ name, mix, id: saved.id })
    onOpened?.()
  }

  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-2xl border',
        isOpen ? 'border-lit-edge bg-lit-wash' : 'border-line bg-surface shadow-card',
      )}
    >
      <div className="flex min-h-14 min-w-0 grow flex-col gap-1 px-3 pt-2.5 pb-1">
        <div className="flex min-w-0 items-center justify-between gap-2">
          <button
            type="button"
            aria-label={m.mixes_open({ name })}
            aria-describedby={describedBy}
            onClick={handleOpen}
            // The whole card opens the mix; the buttons below lie above this one.
            className="own-name line-clamp-2 text-start leading-tight font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-2xl hover:text-terracotta"
          >
            {name}
          </button>
          {isOpen ? (
            <span className="mix-is-open shrink-0 text-sm">{m.mixes_playing()}</span>
          ) : null}
        </div>
        <p
          id={describedBy}
          className={classNames('line-clamp-1 text-sm text-ink-soft', !isUnsent && 'mix-sounds')}
        >
          {isUnsent ? m.mixes_unsent() : sounds}
        </p>
      </div>
      <div className="flex items-center pe-1 ps-3">
        {mix ? <SoundIcons {...mix} /> : null}
        <div className="relative z-1 ms-auto flex">
          {mix ? (
            <IconButton
              label={m.mixes_share({ name })}
              aria-haspopup="dialog"
              onClick={() => setIsSharing(true)}
            >
              <Share2 size={18} />
            </IconButton>
          ) : null}
          <IconButton label={m.mixes_delete({ name })} onClick={() => deleteMix(saved)}>
            <Trash2 size={18} />
          </IconButton>
          <MixMenu mix={saved} {...ends} onRename={() => setIsRenaming(true)} />
        </div>
      </div>
      {mix && isSharing ? (
        <MixShare name={name} mix={mix} onClose={() => setIsSharing(false)} />
      ) : null}
      {isRenaming ? (
        <MixNameDialog
          title={m.mixes_rename_title()}
          firstName={name}
          onName={(next) => renameMix(saved, next)}
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </li>
  )
}
