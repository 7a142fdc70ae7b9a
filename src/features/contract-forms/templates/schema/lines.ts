import type { TemplateLines } from '#db/schema/index.ts'
import { type PaperLanguage, paperLanguages } from '#domain/contracts.ts'
import { formatList } from '#site/staff-format.ts'
import { frontRules } from './lines/front.ts'
import type { LineRule } from './lines/line.ts'
import { isNoticeKey, noticeKey, noticeRule } from './lines/notices.ts'
import { type Place, placeNames } from './lines/places.ts'
import { signingRules } from './lines/signing.ts'
import { termRules } from './lines/terms.ts'

export { type LineRule, noticeKey, type Place, placeNames }

export type LineKey = keyof typeof frontRules | keyof typeof termRules | keyof typeof signingRules

/** Every line that a contract is written with, in the order of its pages. */
export const lineRules: Readonly<Record<LineKey, LineRule>> = { ...frontRules, ...termRules, ...signingRules }

export const lineKeys = Object.keys(lineRules) as LineKey[]

/** Which places can stand in a line. */
export const allowedIn = (key: string): readonly string[] => ruleOf(key)?.allowed ?? []

const ruleOf = (key: string): LineRule | undefined =>
  isNoticeKey(key) ? noticeRule : (lineRules as Readonly<Record<string, LineRule>>)[key]

const mostLetters = 4_000

/** By key, what is wrong with a line, in sentences. */
export function findLineMistakes(lines: TemplateLines): Record<string, string[]> {
  const keys = new Set([...lineKeys, ...Object.keys(lines)])
  const found = [...keys].map((key) => [key, mistakesOf(key, lines)] as const)
  return Object.fromEntries(found.filter(([, mistakes]) => mistakes.length > 0))
}

function mistakesOf(key: string, lines: TemplateLines): string[] {
  const line = lines[key]
  const isNotice = isNoticeKey(key)
  const rule = ruleOf(key)
  if (!line) return ['The contract can’t do without this line.']
  if (!rule) return ['The contract has no line of this name.']
  if (isNotice && noticeKey(line.en) !== key) return ['These aren’t the words of the notice.']
  return paperLanguages.flatMap((language) =>
    isNotice && language === 'en' ? [] : findTextMistakes(language, line[language], rule),
  )
}

const nameOf = (language: PaperLanguage) => (language === 'es' ? 'Spanish' : 'English')
const inBraces = (places: readonly string[]) => formatList(places.map((place) => `{${place}}`))

function findTextMistakes(language: PaperLanguage, text: string, { required, allowed }: LineRule): string[] {
  const name = nameOf(language)
  if (text.trim() === '') return [`Write the ${name} words.`]
  if (text.length > mostLetters) return [`The ${name} words have more than ${mostLetters} letters.`]
  const given = [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, place = '']) => place))]
  const missing = required.filter((place) => !given.includes(place))
  const strange = given.filter((place) => !allowed.some((one) => one === place))
  return [
    ...(/[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? [`A brace in the ${name} words has no partner.`] : []),
    ...(missing.length > 0 ? [`The ${name} words need ${inBraces(missing)}.`] : []),
    ...(strange.length > 0 ? [`The ${name} words can’t have ${inBraces(strange)}.`] : []),
  ]
}
