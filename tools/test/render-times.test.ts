import { expect, it } from 'vitest'
import { renderTimes } from './render-times.ts'

it('shows a row for each step that matters, the small ones together, and the whole run', () => {
  const times = [
    { name: 'install', seconds: 40 },
    { name: 'lint', seconds: 0.2 },
    { name: 'types', seconds: 0.3 },
    { name: 'end to end', seconds: 400.04 },
  ]
  expect(renderTimes(times, 410)).toBe(
    [
      'Seconds by step (some ran at the same time):',
      '  install                         40.0 s',
      '  end to end                     400.0 s',
      '  2 small steps                    0.5 s',
      '  whole run                      410.0 s',
    ].join('\n'),
  )
})
