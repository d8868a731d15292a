import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from './page-type.ts'

/** What axe looks at: everything, or what depends on the theme alone. */
type Checked = 'everything' | 'colours'

const OPTIONS: Readonly<Record<Checked, RunOptions>> = {
  everything: { resultTypes: ['violations'] },
  colours: {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
}

/** Waits for what fades or slides in: halfway, a text has less contrast than the one that people read. */
const whenSettled = async (document: Document): Promise<void> => {
  const isOnItsWay = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  for (;;) {
    const moving = document.getAnimations().filter(isOnItsWay)
    if (moving.length === 0) return
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }
}

/**
 * Runs axe in the page when nothing in it fades or slides any more.
 *
 * @returns each element that breaks a rule, with the rule and how to mend it
 */
export const findViolations = async (page: Page, checked: Checked): Promise<string[]> => {
  const target = page.window() as Window & typeof globalThis & { axe?: typeof axe }
  if (!target.axe) target.eval(axe.source)
  await whenSettled(target.document)
  const { violations } = (await (target.axe as unknown as typeof axe).run(
    target.document,
    OPTIONS[checked],
  )) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}
