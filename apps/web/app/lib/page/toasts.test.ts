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
