/** Classes of a button whose word stands below its picture on phones, and beside it elsewhere. */
export const STACKED =
  'min-w-11 !flex-col !gap-0.5 !rounded-2xl !px-1.5 !py-1 text-xs leading-tight sm:!flex-row sm:!gap-2 sm:!rounded-full sm:!px-4 sm:text-base'
