import type { Hertz } from '@dhvani/units'
import { STROKES } from '@dhvani/riyaz'
import { KIT_TAKES } from '@dhvani/sound-render/practice'
import type { Renderer } from './ask-renderer.ts'
import { toBuffer } from './pluck-pool.ts'
import type { TablaKit } from './theka-plan.ts'

/** Renders every take of every stroke of a tabla, softest first. @param sa of the dayan */
export const renderKit = async (
  renderer: Renderer,
  context: BaseAudioContext,
  sa: Hertz,
): Promise<TablaKit> => {
  const { sampleRate } = context
  const takes = Array.from({ length: KIT_TAKES }, (_, index) => index + 1)
  const entries = STROKES.map(async (stroke) => {
    const rendered = takes.map((take) =>
      renderer.ask({ kind: 'stroke', stroke, take, sa, sampleRate }),
    )
    return [stroke, (await Promise.all(rendered)).map((one) => toBuffer(context, one))] as const
  })
  const kit: Partial<TablaKit> = Object.fromEntries(await Promise.all(entries))
  return kit as TablaKit
}
