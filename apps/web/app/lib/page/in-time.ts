import { DEAD_LINE } from '@dhvani/catalogue/dead-line'

/**
 * Waits for work that a press needs. The work itself goes on after the deadline, for the next press.
 *
 * @throws {TypeError} 'No answer from …' after the deadline
 * @throws the reason of the work
 */
export const inTime = async <T>(work: Promise<T>, source: string): Promise<T> => {
  const deadline = Promise.withResolvers<never>()
  const end = () => deadline.reject(new TypeError(`No answer from ${source}`))
  const timer = setTimeout(end, DEAD_LINE * 1000)
  try {
    return await Promise.race([work, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}
