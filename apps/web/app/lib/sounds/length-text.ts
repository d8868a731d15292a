import { inDigits } from '#lib/language/say.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** 153 → '2:33'; 4,000 → '1:06:40'. A sound of less than a second is told as one. */
export const lengthText = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds))
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(minutes / 60)
  return inDigits(
    hours > 0
      ? `${hours}:${two(minutes % 60)}:${two(whole % 60)}`
      : `${minutes}:${two(whole % 60)}`,
  )
}
