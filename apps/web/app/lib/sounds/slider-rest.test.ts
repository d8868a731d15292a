import { expect, it, onTestFinished, vi } from 'vitest'
import { createSliderRest } from './slider-rest.ts'

const open = () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const values: number[] = []
  const rest = createSliderRest()
  return { values, rest, move: (value: number) => rest.run(() => void values.push(value)) }
}

it('takes no value of a drag but the one where the slider rests', () => {
  const { values, move } = open()
  for (let value = 0; value <= 80; value += 10) {
    move(value)
    vi.advanceTimersByTime(199)
  }
  expect(values).toEqual([])
  vi.advanceTimersByTime(1)
  expect(values).toEqual([80])
  vi.advanceTimersByTime(1000)
  expect(values).toEqual([80])
})

it('takes a value that has not rested once the listener can move the slider no more', () => {
  const { values, rest, move } = open()
  move(30)
  rest.runNow()
  expect(values).toEqual([30])
  rest.runNow()
  vi.advanceTimersByTime(1000)
  expect(values).toEqual([30])
})

it('takes no value that was forgotten', () => {
  const { values, rest, move } = open()
  move(30)
  rest.forget()
  vi.advanceTimersByTime(1000)
  expect(values).toEqual([])
})
