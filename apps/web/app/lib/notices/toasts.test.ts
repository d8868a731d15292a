import { afterEach, expect, it, vi } from 'vitest'
import { speak } from '#lib/language/say.ts'
import { createToastStore, type Until } from './toasts.ts'

afterEach(() => speak('en'))

it('shows one toast at a time, the newest', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'First' })
  toasts.show({ title: 'Second', description: 'More', variant: 'destructive' })
  expect(toasts.getSnapshot()).toMatchObject({
    title: 'Second',
    description: 'More',
    variant: 'destructive',
  })
})

it('keeps the language in which it was said, when the page goes on in another', () => {
  const toasts = createToastStore()
  speak('hi')
  toasts.show({ title: 'सेव हो गया' })
  speak('en')
  expect(toasts.getSnapshot()?.language).toBe('hi')
  toasts.show({ title: 'Saved' })
  expect(toasts.getSnapshot()?.language).toBe('en')
})

it('calls onClosedUnpressed once when a toast is dismissed or replaced', () => {
  const toasts = createToastStore()
  const onClosedUnpressed = vi.fn<() => void>()
  const id = toasts.show({ title: 'Deleted', onClosedUnpressed })
  toasts.show({ title: 'Other' })
  toasts.dismiss(id)
  expect(onClosedUnpressed).toHaveBeenCalledTimes(1)
  expect(toasts.getSnapshot()?.title).toBe('Other')
})

it('calls onAction and not onClosedUnpressed when the button of a toast is pressed', () => {
  const toasts = createToastStore()
  const onClosedUnpressed = vi.fn<() => void>()
  const onAction = vi.fn<() => void>()
  const id = toasts.show({
    title: 'Deleted',
    onClosedUnpressed,
    action: { label: 'Undo', onAction },
  })
  toasts.act(id)
  toasts.act(id)
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(onClosedUnpressed).not.toHaveBeenCalled()
  expect(toasts.getSnapshot()).toBeUndefined()
})

it('tells a subscriber of changes until it unsubscribes', () => {
  const toasts = createToastStore()
  const onChange = vi.fn<() => void>()
  const leave = toasts.subscribe(onChange)
  toasts.show({ title: 'One' })
  leave()
  toasts.show({ title: 'Two' })
  expect(onChange).toHaveBeenCalledTimes(1)
})

/** A condition that a test changes, and how many watch it. */
const aCondition = () => {
  const watching = new Set<() => void>()
  const until: Until = (end) => {
    watching.add(end)
    return () => watching.delete(end)
  }
  return { until, watching, isOver: () => [...watching].forEach((end) => end()) }
}

it('closes a toast that is no longer true, and no other', () => {
  const toasts = createToastStore()
  const [first, second] = [aCondition(), aCondition()]
  const onClosedUnpressed = vi.fn<() => void>()
  toasts.show({ title: 'First', until: first.until, onClosedUnpressed })
  first.isOver()
  expect(toasts.getSnapshot()).toBeUndefined()
  expect(onClosedUnpressed).toHaveBeenCalledOnce()
  toasts.show({ title: 'Second', until: second.until })
  first.isOver()
  expect(toasts.getSnapshot()?.title).toBe('Second')
})

it('watches nothing once a toast has been replaced, dismissed or pressed', () => {
  const toasts = createToastStore()
  const conditions = [aCondition(), aCondition(), aCondition()] as const
  toasts.show({ title: 'Replaced', until: conditions[0].until })
  toasts.show({ title: 'Dismissed', until: conditions[1].until })
  toasts.dismiss()
  const id = toasts.show({ title: 'Pressed', until: conditions[2].until })
  toasts.act(id)
  expect(conditions.map(({ watching }) => watching.size)).toEqual([0, 0, 0])
})

it('closes a problem when the step is tried again, and no other toast', () => {
  const toasts = createToastStore()
  toasts.show({ title: 'Error', variant: 'destructive' })
  toasts.dismissProblem()
  expect(toasts.getSnapshot()).toBeUndefined()
  toasts.show({ title: 'Saved', variant: 'success' })
  toasts.dismissProblem()
  expect(toasts.getSnapshot()?.title).toBe('Saved')
})
