const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** No row has it (RFC 9562, section 5.9). */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000'
