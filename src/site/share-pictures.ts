import { paths } from './paths.ts'

/** Pages that are shared with their title beside an engraving, by the engraving's file. */
export const engravingOfPage: Readonly<Record<string, string>> = {
  [paths.howItWorks]: 'table-narrow',
  [paths.whatWeFund]: 'courthouse-narrow',
  [paths.caseTypes]: 'doorway-narrow',
  [paths.forAttorneys]: 'desk-narrow',
  [paths.contact]: 'telephone-narrow',
  [paths.whoWeAre]: 'mailbox',
  [paths.states]: 'map',
  [paths.faq]: 'letter',
  [paths.cost]: 'bank-check',
  [paths.apply]: 'letter',
}

/** The last part of the page's address names its picture. */
export function nameOfPicture(path: string): string | undefined {
  const [, area, name, ...more] = path.split('/')
  if (engravingOfPage[path]) return area
  const areas: readonly string[] = [paths.states, paths.caseTypes]
  return areas.includes(`/${area}`) && more.length === 0 ? name : undefined
}
