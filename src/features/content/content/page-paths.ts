import { paths } from '#site/paths.ts'
import type { PageName } from './definition.ts'

/** Where such a text can be looked at. */
export const pagePaths: Record<PageName, string> = {
  Home: paths.home,
  'Every page': paths.home,
  'How it works': paths.howItWorks,
  'What we fund': paths.whatWeFund,
  'For attorneys': paths.forAttorneys,
  Apply: paths.apply,
  'Thank you': paths.thankYou,
  Contact: paths.contact,
  'Not found': '/not-found',
}
