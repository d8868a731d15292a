import { expect, it, vi } from 'vitest'
import { createToastStore } from './toasts.ts'

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

it('calls onPass once when a toast is dismissed or replaced', () => {
  const toasts = createToastStore()
  const onPass = vi.fn<() => void>()
  const id = toasts.show({ title: 'Deleted', onPass })
  toasts.show({ title: 'Other' })
  toasts.dismiss(id)
  expect(onPass).toHaveBeenCalledTimes(1)
  expect(toasts.getSnapshot()?.title).toBe('Other')
})

it('calls onAction and not onPass when the button of a toast is pressed', () => {
  const toasts = createToastStore()
  const onPass = vi.fn<() => void>()
  const onAction = vi.fn<() => void>()
  const id = toasts.show({ title: 'Deleted', onPass, action: { label: 'Undo', onAction } })
  toasts.act(id)
  toasts.act(id)
  expect(onAction).toHaveBeenCalledTimes(1)
  expect(onPass).not.toHaveBeenCalled()
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
