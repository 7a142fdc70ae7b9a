import type { Database, Transaction } from '#db/database.ts'
import type { CompanyFactName } from '#domain/company-facts.ts'
import { states } from '#domain/states.ts'
import { readCalendar } from '#features/calendar/data.ts'
import { readRules } from '#features/rules/data.ts'
import { identityTexts, officeTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { brand } from '#site/brand.ts'
import { defaultLocale, staffLocale } from '#site/locale.ts'
import { formatList } from '#site/staff-format.ts'
import { companyTexts } from './content.ts'
import { type WhoPage, type WhoPart, whoParts } from './schema.ts'

/** Lines of an address or of hours, in one. */
const joinLines = (html: string, by: string) => htmlToPlain(html.replaceAll(/<br\s*\/?>/g, by))

/** As papers name the company. Null is what nobody has entered. */
export async function readCompanyOnPapers(db: Database | Transaction) {
  const texts = await readTexts(db, { ...identityTexts, ...companyTexts, ...officeTexts }, defaultLocale)
  const address = joinLines(texts['global.contact.office-address'], ', ')
  return {
    name: texts['global.brand.name'],
    legalName: texts['who-page.company'].find(({ fact }) => fact === 'legal-name')?.words ?? null,
    address: isExample(address) || !address ? null : address,
    phone: texts['global.contact.phone'],
    email: texts['global.contact.email'],
    hours: joinLines(texts['global.contact.business-hours'], '; ') || null,
  }
}

/** The one that comes with the program. */
const isExample = (address: string) => address.includes(brand.officeAddress[0])

/** Which parts of the page are entered, and what they say. */
export async function readWhoPage(db: Database): Promise<WhoPage> {
  const texts = await readTexts(db, { ...companyTexts, ...officeTexts }, defaultLocale)
  const rules = await readRules(db)
  const { week } = await readCalendar(db)
  const say = (...facts: CompanyFactName[]) =>
    texts['who-page.company'].flatMap(({ fact, words }) => (facts.includes(fact) ? [words] : [])).join('; ')
  const licensed = states.filter(({ value }) => rules[value].license && rules[value].posture !== 'closed')
  const address = joinLines(texts['global.contact.office-address'], ', ')
  const people = texts['who-page.people'].map(({ name }) => name)
  const openDays = week.filter((day) => day !== null).length
  const values: Record<WhoPart, string> = {
    'legal-name': say('legal-name'),
    since: say('since'),
    owners: say('owners', 'money'),
    licenses: formatList(licensed.map(({ label }) => label[staffLocale])),
    people: formatList(people),
    complaints: say('complaints'),
    address: isExample(address) ? '' : address,
    hours: `${openDays} days a week, from Clocks and signatures`,
  }
  return whoParts.map((part) => ({ part, isEntered: values[part] !== '', value: values[part] }))
}
