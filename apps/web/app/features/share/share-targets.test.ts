import { expect, it } from 'vitest'
import { shareTargets } from './share-targets.ts'

const targets = shareTargets({ url: 'https://dhvani.example/donate', title: 'Rain & Rivers' })

it('carries the address and the title to every network, encoded', () => {
  expect(targets.whatsapp).toBe(
    'https://wa.me/?text=Rain%20%26%20Rivers%20https%3A%2F%2Fdhvani.example%2Fdonate',
  )
  expect(new URL(targets.facebook).searchParams.get('u')).toBe('https://dhvani.example/donate')
  const tweet = new URL(targets.twitter).searchParams
  expect(tweet.get('text')).toBe('Rain & Rivers')
  expect(tweet.get('url')).toBe('https://dhvani.example/donate')
})

it('writes a mail whose spaces stay spaces', () => {
  expect(targets.email).toBe(
    'mailto:?subject=Rain%20%26%20Rivers&body=Rain%20%26%20Rivers%0A%0Ahttps%3A%2F%2Fdhvani.example%2Fdonate',
  )
})
