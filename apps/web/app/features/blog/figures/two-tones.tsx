import type { CSSProperties, ReactNode } from 'react'
import { m } from '#messages'
import { PlayButton } from '../play-button.tsx'
import { ArticleFigure } from './article-figure.tsx'
import { BEAT_LEFT, BEAT_WIDTH, DIFFERENCE, DRAWN_SECONDS, envelopePath } from './beat-envelope.ts'

/** Units from the middle of a row to its edge. */
const STEADY = 12
const SUM = { middle: 166, height: 34 }

const Ear = ({ name, middle }: { readonly name: string; readonly middle: number }) => (
  <g>
    <text x={BEAT_LEFT} y={middle - STEADY - 6}>
      {name}
    </text>
    <rect
      x={BEAT_LEFT}
      y={middle - STEADY}
      width={BEAT_WIDTH}
      height={2 * STEADY}
      className="figure-steady"
    />
  </g>
)

const Difference = () => (
  <div className="listen" data-slider="" data-wait={m.preview_loading()}>
    <span
      aria-hidden
      className="listen-words"
      data-name={m.figure_difference()}
      data-hint={m.figure_beats({ count: DIFFERENCE.initial })}
    />
    <input
      type="range"
      className="slider"
      autoComplete="off"
      aria-label={m.figure_difference()}
      aria-valuenow={DIFFERENCE.initial}
      aria-valuetext={m.figure_beats({ count: DIFFERENCE.initial })}
      min={DIFFERENCE.min}
      max={DIFFERENCE.max}
      step={1}
      defaultValue={DIFFERENCE.initial}
      style={
        {
          '--share': (DIFFERENCE.initial - DIFFERENCE.min) / (DIFFERENCE.max - DIFFERENCE.min),
        } as CSSProperties
      }
    />
  </div>
)

/** Two tones, steady in each ear alone and beating where they meet; a slider sets how fast. */
export const TwoTones = ({ children }: { readonly children: ReactNode }) => (
  <ArticleFigure
    label={m.figure_beat_drawing({ count: DIFFERENCE.initial * DRAWN_SECONDS })}
    height={210}
    drawing={
      <>
        <Ear name={m.figure_left_ear()} middle={36} />
        <Ear name={m.figure_right_ear()} middle={86} />
        <text x={BEAT_LEFT} y={SUM.middle - SUM.height - 6}>
          {m.figure_in_air()}
        </text>
        <path
          d={envelopePath(DIFFERENCE.initial, SUM.middle, SUM.height)}
          data-middle={SUM.middle}
          data-height={SUM.height}
          className="figure-sum"
        />
      </>
    }
    controls={
      <>
        <Difference />
        <PlayButton
          name={m.figure_hear_air()}
          hint={m.figure_hear_air_hint()}
          played={{ 'data-tones': 'tones-in-air' }}
        />
        <PlayButton
          name={m.figure_hear_ears()}
          hint={m.figure_hear_ears_hint()}
          played={{ 'data-tones': 'tones-in-ears' }}
        />
      </>
    }
  >
    {children}
  </ArticleFigure>
)
