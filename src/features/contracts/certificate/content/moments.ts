import { zoneOfState } from '#domain/state-zones.ts'
import type { PaperWords } from '#features/contract-forms/papers/content/words.ts'
import type { ContractContent } from '#features/contract-forms/papers/schema.ts'
import { dateIn, formatOfficeTime } from '#site/format.ts'

/** Where the person lives: a certificate has one clock. */
export const zoneOf = ({ laws: [home] }: Pick<ContractContent, 'laws'>): string =>
  zoneOfState(home?.state ?? 'NY')

/** "February 25, 2027, 7:42 PM CT" */
export const momentOf = (moment: string, content: ContractContent, words: PaperWords): string => {
  const timeZone = zoneOf(content)
  return `${words.date(dateIn(timeZone, moment))}, ${timeOf(moment, content)}`
}

export const timeOf = (moment: string, content: ContractContent): string =>
  formatOfficeTime(moment, 'en', { timeZone: zoneOf(content) }).replaceAll(' ', '\u00a0')
