import type { MouseEvent } from 'react'
import { Blend, Play, Share2 } from '#icons'
import { m } from '#messages'
import { LETTERS } from '@dhvani/share-links/sound-letters'
import { soundName } from '#lib/sounds/sound-words.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { SoundIcon } from '#ui/icons/sound-icon.tsx'
import { KeptPlace } from '#ui/kept-place.tsx'
import { SharedCard } from './shared-card.tsx'

/**
 * Runs before the first paint: shows the link's sounds in their order, their volumes and the name. It
 * reads what `writeMixLink` writes (packages/share-links/src/mix-code.ts); another link waits for that code.
 *
 * @param paused what a paused sound says
 */
const showLink = (paused: string): string => `(function(e){
var p=/^1\\.\\w\\w\\.((?:[A-Za-z][0-9a-z]{2}[01])+)\\.([\\w-]*)/.exec(new URLSearchParams(location.search).get('mix')||'');
if(!p)return false;
p[1].match(/.{4}/g).forEach(function(s,i){var l=e.querySelector('[data-letter='+s[0]+']');
if(l){l.hidden=false;l.style.order=i;l.lastChild.textContent=s[3]==='1'?${JSON.stringify(paused)}:parseInt(s.slice(1,3),36)+'%'}});
try{var n=decodeURIComponent(escape(atob(p[2].replace(/-/g,'+').replace(/_/g,'/'))));
if(/^[\\p{L}\\p{M}\\p{N} .,!?'’&-]{1,100}$/u.test(n))e.querySelector('h2').textContent=n}catch(x){}
return true})(document.currentScript.previousElementSibling)`

/** Shows that a press was taken. The mix presses the button of the same name when it comes (shared-mix.tsx). */
const keep = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.setAttribute('data-taken', '')

/** The place, the words and the buttons of a shared mix in the prerendered page, until its code is here. */
export const SharedPlace = () => (
  <KeptPlace className="" isNeeded={showLink(m.sound_paused())}>
    <SharedCard name={m.shared_unnamed()}>
      <ul className="flex flex-wrap gap-2">
        {(Object.keys(LETTERS) as (keyof typeof LETTERS)[]).map((id) => (
          <li
            key={id}
            hidden
            data-letter={LETTERS[id]}
            suppressHydrationWarning
            className="min-h-10 items-center gap-2 rounded-full border border-line bg-surface py-1 pe-4 ps-2 not-[[hidden]]:flex"
          >
            <SoundIcon soundId={id} size={24} className="text-terracotta" />
            <span>{soundName(id)}</span>
            <span suppressHydrationWarning className="tabular text-sm text-ink-soft">
              0%
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" name="play" onClick={keep}>
          <Play size={18} />
          {m.preview_play()}
        </Button>
        <Button name="add" onClick={keep}>
          <Blend size={18} />
          {m.add_to_mix()}
        </Button>
        <IconButton look="secondary" label={m.share_mix()} name="share" onClick={keep}>
          <Share2 size={18} />
        </IconButton>
        <Button look="quiet" name="close" onClick={keep}>
          {m.shared_close()}
        </Button>
      </div>
    </SharedCard>
  </KeptPlace>
)
