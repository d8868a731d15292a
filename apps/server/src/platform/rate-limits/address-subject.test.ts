import { expect, it } from 'vitest'
import { subjectOfAddress } from './address-subject.ts'

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, subject) => {
  expect(subjectOfAddress(address)).toBe(subject)
})

it('tells networks apart', () => {
  expect(subjectOfAddress('2001:db8:1:2::1')).not.toBe(subjectOfAddress('2001:db8:1:3::1'))
  expect(subjectOfAddress('192.0.2.1')).not.toBe(subjectOfAddress('192.0.2.2'))
})

it('counts everything that is no address as one', () => {
  for (const text of ['', 'unknown', '192.0.2.300', '2001:db8::1::2', 'a'.repeat(10_000)])
    expect(subjectOfAddress(text)).toBe('no address')
})
