import { pageDirection } from '#lib/language/say.ts'

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** @returns the name of a key on a page whose lines are read from the left: `ArrowRight` leads onwards there */
export const onwardKey = (key: string): string => (pageDirection() && MIRRORED[key]) ?? key
