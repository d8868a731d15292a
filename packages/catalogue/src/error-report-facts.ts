/** What a report of an error in a page may hold, without the checker, so that pages can have it too. */

/** Kinds of errors that a report names; any other is `Error`. */
export const ERROR_NAMES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'DOMException',
] as const

/** How a place in a file of the site's build begins, as stacks write it: `/assets/home-Ab3_x.js:1:2048`. */
export const ERROR_PLACE = /^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/

/** Places in a report, innermost first; more do not help to find the line. */
export const MOST_ERROR_PLACES = 8
