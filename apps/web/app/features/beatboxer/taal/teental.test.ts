import { expect, it } from 'vitest'
import { matraAt, TEENTAL } from './teental.ts'

it('has sixteen matras: sam on 1, claps on 5 and 13, the wave on 9', () => {
  expect(TEENTAL).toHaveLength(16)
  const marked = TEENTAL.filter(({ gesture }) => gesture !== 'count')
  expect(marked.map(({ number, gesture, sign }) => [number, gesture, sign])).toEqual([
    [1, 'sam', 'x'],
    [5, 'taali', '2'],
    [9, 'khali', '0'],
    [13, 'taali', '3'],
  ])
})

it('has the theka of teental, with the closed bols tin and ta from the tenth matra', () => {
  expect(TEENTAL.map(({ bol }) => bol).join(' ')).toBe(
    'Dha Dhin Dhin Dha Dha Dhin Dhin Dha Dha Tin Tin Ta Ta Dhin Dhin Dha',
  )
})

it('comes round to sam after the sixteenth matra', () => {
  expect([0, 0.99, 1, 15.99, 16, 33.5].map(matraAt)).toEqual([0, 0, 1, 15, 0, 1])
})

it('counts backwards from sam while the sound before sam is still on its way', () => {
  expect([-0.01, -1, -1.5, -16, -16.5].map(matraAt)).toEqual([15, 15, 14, 0, 15])
})
