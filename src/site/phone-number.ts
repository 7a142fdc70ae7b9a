/** Phone numbers in the United States and its neighbors (country code 1), and how to dial any number. */

/** The end of a number: "x204", "ext. 204". */
const extension = /[\s,;]*(?<![A-Z])(?:extension|ext\.?|x|#)\s*(\d{1,7})$/i

export type NumberParts = { number: string; extension: string | undefined }

export function splitExtension(typed: string): NumberParts {
  const [, digits] = extension.exec(typed.trim()) ?? []
  return { number: typed.trim().replace(extension, ''), extension: digits }
}

/** "1-800-GET-CASH" becomes +18004382274, an extension ";ext=204". Nothing when the number is ambiguous. */
export function toDialable(typed: string): string | undefined {
  const { number, extension: extra } = splitExtension(typed)
  const digits = readInternationalDigits(number) ?? readNationalDigits(number)
  return digits && `+${digits}${extra ? `;ext=${extra}` : ''}`
}

/** At most 15 digits, per ITU-T E.164. */
function readInternationalDigits(number: string): string | undefined {
  if (!/^\+[\d\s().-]+$/.test(number)) return undefined
  const digits = number.replace(/\D/g, '')
  if (digits.startsWith('1')) return digits.length === 11 ? digits : undefined
  return /^\d{7,15}$/.test(digits) ? digits : undefined
}

function readNationalDigits(number: string): string | undefined {
  if (/[^\dA-Z\s().+-]/i.test(number)) return undefined
  const signs = number.replace(/[^\dA-Z]/gi, '').replace(/^1/, '')
  // Words come after the area code and may be longer than the number: the network ignores the rest.
  const isWord = /^\d{3}[\dA-Z]{7,}$/i.test(signs) && /[A-Z]/i.test(signs.slice(3, 10))
  if (!isWord) return /^\d{10}$/.test(signs) ? `1${signs}` : undefined
  return `1${signs.slice(0, 10).replace(/[A-Z]/gi, keyOf)}`
}

/** The letters on keys 2 to 9. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
const keyOf = (letter: string) =>
  String(keys.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2)
