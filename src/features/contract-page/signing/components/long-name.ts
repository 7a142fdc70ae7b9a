/** A word of a name that doesn't fit a phone's line in the large hand. */
export const markLong = (name: string) => (/[^\s-]{13}/.test(name) ? { 'data-long': '' } : {})
