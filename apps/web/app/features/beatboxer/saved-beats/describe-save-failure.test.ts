import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { PostgrestError } from '@supabase/postgrest-js'
import { beforeEach, expect, it, vi } from 'vitest'
import { describeSaveFailure } from './describe-save-failure.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

const refusal = (code: string) =>
  new PostgrestError({ message: 'too many rows in saved_beats', details: '', hint: '', code })

it('tells a listener with as many beats as fit to delete one', () => {
  expect(describeSaveFailure(refusal('PT409'))).toBe(
    'Your account has as many beats as fit. Delete one to make room.',
  )
})

it('tells a listener to try again after any other failure', () => {
  for (const error of [refusal('42501'), undefined])
    expect(describeSaveFailure(error)).toBe('The beat could not be saved. Please try again.')
})

it('leaves that to the button of the toast where the server was not reached', () => {
  expect(describeSaveFailure(new NoAnswerError('/beats'))).toBe('The beat could not be saved.')
})
