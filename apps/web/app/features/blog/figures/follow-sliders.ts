import { m } from '#messages'
import { DIFFERENCE, DRAWN_SECONDS, envelopePath } from './beat-envelope.ts'

/** Sent to the document when a reader has moved the slider of a drawing. */
export const SLIDER_MOVED = 'dhvani:slider-moved'

const SLIDER = '[data-slider] input'

/** Hertz between the two tones of the page's drawing. */
export const readDifference = (): number =>
  document.querySelector<HTMLInputElement>(SLIDER)?.valueAsNumber ?? DIFFERENCE.initial

const draw = (slider: HTMLInputElement) => {
  const difference = slider.valueAsNumber
  const words = m.figure_beats({ count: difference })
  slider.setAttribute('aria-valuenow', String(difference))
  slider.setAttribute('aria-valuetext', words)
  slider.style.setProperty(
    '--share',
    String((difference - DIFFERENCE.min) / (DIFFERENCE.max - DIFFERENCE.min)),
  )
  slider.parentElement?.querySelector('.listen-words')?.setAttribute('data-hint', words)
  const drawing = slider.closest('figure')?.querySelector('svg')
  drawing?.setAttribute('aria-label', m.figure_beat_drawing({ count: difference * DRAWN_SECONDS }))
  const outline = drawing?.querySelector<SVGPathElement>('[data-middle]')
  const { middle, height } = outline?.dataset ?? {}
  outline?.setAttribute('d', envelopePath(difference, Number(middle), Number(height)))
}

/** Redraws what a slider changes, from now on and as far as it was moved before. */
export const followSliders = (): void => {
  for (const slider of document.querySelectorAll<HTMLInputElement>(SLIDER)) draw(slider)
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(SLIDER)) return
    draw(target)
    document.dispatchEvent(new Event(SLIDER_MOVED))
  })
}
