import { z } from 'zod'
import { fieldMistakes } from '#site/field-mistakes.ts'
import type { Locale } from '#site/locale.ts'
import { oneLine, type TextRules } from './person-fields.ts'

/** Joiners belong into words of these scripts: without them some names can't be written. */
const joiningScripts = [
  ...['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mong', 'Mymr', 'Orya', 'Sinh'],
  ...['Syrc', 'Taml', 'Telu', 'Tibt'],
]
const joined = new RegExp(
  `([${joiningScripts.map((script) => `\\p{Script=${script}}`).join('')}])[\\u200c\\u200d](?=[\\p{L}\\p{M}])`,
  'gu',
)
/** A family is several pictures, joined. */
const joinedPictures = /(\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d/gu
const rightToLeft = /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}]/u
const sideMarks = /[\u061c\u200e\u200f]/g

/** Controls, characters without a width, and letters that are drawn as nothing. */
const unseen = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/,
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/,
  /\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0|[\u{e0000}-\u{e007f}]/u,
]

function hidesSomething(name: string): boolean {
  const read = name.replace(joined, '$1').replace(joinedPictures, '$1')
  const shown = rightToLeft.test(read) ? read.replace(sideMarks, '') : read
  return unseen.some((signs) => signs.test(shown))
}

/** What can't be in anybody's name. A company's may be nothing but digits. */
export function findNameMistake(
  name: string,
  locale: Locale,
  of: 'person' | 'company' = 'person',
): string | undefined {
  const words = fieldMistakes[locale]
  if (hidesSomething(name)) return words.nameUnseen
  if (/[<>]/.test(name)) return words.nameTag
  return (of === 'person' ? /\p{L}/u : /[\p{L}\p{N}]/u).test(name) ? undefined : words.nameLetters
}

/** One line with somebody's name, looked at as it came: cleaned, it could pass for another. */
export const nameLine = (rules: TextRules, locale: Locale, of?: 'person' | 'company') =>
  z
    .string({ error: rules.missing })
    .superRefine((name, context) => {
      const mistake = name.trim() && findNameMistake(name, locale, of)
      if (mistake) context.addIssue(mistake)
    })
    .pipe(oneLine(rules))
