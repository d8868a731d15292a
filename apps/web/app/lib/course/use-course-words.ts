import { useEffect, useState } from 'react'
import { bringTexts } from '#lib/code/bring-language.ts'
import { localPath } from '#lib/language/paths.ts'
import { pageLanguage } from '#lib/language/say.ts'

/** @returns whether the words of this part have come in the page's language; English has them in its code */
export const useCourseWords = (): boolean => {
  const language = pageLanguage()
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    let isGone = false
    const bring = async () => {
      await Promise.all(bringTexts(localPath('/course')))
      if (!isGone) setKnown(language)
    }
    void bring()
    return () => {
      isGone = true
    }
  }, [language])
  return known === language
}
