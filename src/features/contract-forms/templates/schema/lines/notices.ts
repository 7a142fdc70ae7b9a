import type { LineRule } from './line.ts'

/** Of a statute's notice the template holds the translation, beside the English that it translates. */
const start = 'notice.'

export const isNoticeKey = (key: string): boolean => key.startsWith(start)

/** Places for names in brackets. The English has its brackets, as the statute does. */
export const noticeRule: LineRule = {
  label: 'Translation of a statute’s words',
  group: 'Translations of notices',
  required: [],
  allowed: ['company', 'address', 'hours', 'yearlyRate'],
}

/** FNV-1a with 64 bits: names a text, and needs nothing that a browser lacks. */
export function noticeKey(english: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(english.normalize('NFC').trim()))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return start + hash.toString(16).padStart(16, '0')
}
