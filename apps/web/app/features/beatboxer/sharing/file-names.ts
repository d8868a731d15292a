const ENDINGS: Readonly<Record<string, string>> = {
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
}

/** @returns the audio as a file with a plain name and the extension of its type */
export const fileOf = (audio: Blob, name: string): File => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return new File([audio], `dhvani-${plain}.${ENDINGS[audio.type] ?? 'audio'}`, {
    type: audio.type,
  })
}
