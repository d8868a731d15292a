import { useEffect, useState } from 'react'
import { bringTexts } from '#lib/code/bring-language.ts'
import { localPath } from '#lib/language/paths.ts'
import { pageLanguage } from '#lib/language/say.ts'

/** Fetches the words of this part in the page's language. */
export const bringCourseWords = async (): Promise<void> => {
  await Promise.all(bringTexts(localPath('/course')))
}

/** @returns whether the words of this part have come in the page's language; English has them in its code */
export const useCourseWords = (): boolean => {
  const language = pageLanguage()
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    let isGone = false
    const bring = async () => {
      await bringCourseWords()
      if (!isGone) setKnown(language)
    }
    void bring()
    return () => {
      isGone = true
    }
  }, [language])
  return known === language
}
