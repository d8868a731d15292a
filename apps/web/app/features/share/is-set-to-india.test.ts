import { expect, it } from 'vitest'
import { isSetToIndia } from './is-set-to-india.ts'

const LONDON = 'Europe/London'

it.each([
  [['hi'], LONDON],
  [['ta'], LONDON],
  [['en-IN', 'en'], LONDON],
  [['en-GB', 'bn-IN'], LONDON],
  [['pa-Guru-IN'], LONDON],
  [['en-US'], 'Asia/Kolkata'],
  [['en-US'], 'Asia/Calcutta'],
])('%j and %s are of India', (languages, timeZone) => {
  expect(isSetToIndia({ languages, timeZone })).toBe(true)
})

it.each([
  [['en-GB', 'en'], LONDON],
  [['bn-BD'], 'Asia/Dhaka'],
  [['ta-LK'], 'Asia/Colombo'],
  [['pa-PK', 'ur'], 'Asia/Karachi'],
  [[''], ''],
  [[], 'UTC'],
])('%j and %s are not', (languages, timeZone) => {
  expect(isSetToIndia({ languages, timeZone })).toBe(false)
})
