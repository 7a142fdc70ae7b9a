/** Drops control characters, and those that reverse the text direction to disguise an extension. */
export const toReadable = (name: string): string =>
  name.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').toWellFormed()
