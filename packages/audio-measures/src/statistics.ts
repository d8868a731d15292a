/** Arithmetic mean; 0 for an empty list. */
export const mean = (values: ArrayLike<number>): number => {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index]!
  return values.length === 0 ? 0 : sum / values.length
}

/** Standard deviation of a population; 0 for no values. */
export const standardDeviation = (values: ArrayLike<number>): number => {
  const middle = mean(values)
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += (values[index]! - middle) ** 2
  return values.length === 0 ? 0 : Math.sqrt(sum / values.length)
}

/**
 * The value below which a share of all values lies, linear between neighbours; NaN for no values.
 *
 * @param share 0 to 1
 */
export const percentile = (values: ArrayLike<number>, share: number): number => {
  const sorted = Float64Array.from(values).sort()
  if (sorted.length === 0) return Number.NaN
  const position = share * (sorted.length - 1)
  const index = Math.floor(position)
  const from = sorted[index]!
  return from + (position - index) * ((sorted[index + 1] ?? from) - from)
}

/** The middle of all values, or halfway between the two in the middle; NaN for no values. */
export const median = (values: ArrayLike<number>): number => percentile(values, 0.5)

/** Pearson's correlation coefficient of two lists of equal length; 0 when one is constant. */
export const correlation = (xs: ArrayLike<number>, ys: ArrayLike<number>): number => {
  const [meanX, meanY] = [mean(xs), mean(ys)]
  let product = 0
  let squareX = 0
  let squareY = 0
  for (let index = 0; index < xs.length; index += 1) {
    const x = xs[index]! - meanX
    const y = ys[index]! - meanY
    product += x * y
    squareX += x * x
    squareY += y * y
  }
  return squareX === 0 || squareY === 0 ? 0 : product / Math.sqrt(squareX * squareY)
}

/** Fourth standardised moment: 3 for Gaussian noise, 1.5 for a sine, 0 for a constant. */
export const kurtosis = (values: ArrayLike<number>): number => {
  const middle = mean(values)
  let second = 0
  let fourth = 0
  for (let index = 0; index < values.length; index += 1) {
    const square = (values[index]! - middle) ** 2
    second += square
    fourth += square * square
  }
  return second === 0 ? 0 : (fourth * values.length) / (second * second)
}

/** Slope of the least-squares line through points; 0 when all have the same x. */
export const slopeOf = (xs: ArrayLike<number>, ys: ArrayLike<number>): number => {
  const [meanX, meanY] = [mean(xs), mean(ys)]
  let product = 0
  let square = 0
  for (let index = 0; index < xs.length; index += 1) {
    product += (xs[index]! - meanX) * (ys[index]! - meanY)
    square += (xs[index]! - meanX) ** 2
  }
  return square === 0 ? 0 : product / square
}
