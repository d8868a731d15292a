import { PostgrestError } from '@supabase/postgrest-js'
import { expect, it } from 'vitest'
import { describeSaveFailure } from './describe-save-failure.ts'

const refusal = (code: string) =>
  new PostgrestError({ message: 'too many rows in saved_beats', details: '', hint: '', code })

it('tells a listener with as many beats as fit to delete one', () => {
  expect(describeSaveFailure(refusal('PT409'))).toBe(
    'Your account has as many beats as fit. Delete one to make room.',
  )
})

it('tells a listener to try again after any other failure', () => {
  for (const error of [refusal('42501'), new TypeError('Failed to fetch'), undefined])
    expect(describeSaveFailure(error)).toBe('The beat could not be saved. Please try again.')
})
