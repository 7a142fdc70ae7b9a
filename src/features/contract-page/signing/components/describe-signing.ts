import type { Signing } from '#features/contracts/signing/schema.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { offerWords, stateWords } from '../content/words.ts'
import { sayDate, sayDay, sayMoment } from './signing-days.ts'

export type Whose = 'yours' | 'ours' | 'attorneys' | 'nobody'

export type SigningText = { whose: Whose; headline: string; lead?: string }

/** The headline of somebody's contract, wherever it stands. */
export function describeSigning(signing: Signing, locale: Locale): SigningText {
  const words = stateWords[locale]
  const { stage, signBy, fundingOn, attorney, counsel } = signing
  const lastDay = sayDay(signBy, locale)
  switch (stage) {
    case 'offer':
    case 'read':
    case 'sign': {
      const { headline, newHeadline } = offerWords[locale]
      return { whose: 'yours', headline: signing.replaces ? newHeadline : headline }
    }
    case 'paper':
      return signing.mailedOn
        ? {
            whose: 'yours',
            headline: words.paper.mailedHeadline,
            lead: words.paper.mailedLead(sayDay(signing.mailedOn, locale)),
          }
        : { whose: 'ours', ...pick(words.paper) }
    case 'signed':
      switch (counsel?.said) {
        case 'refused':
          return { whose: 'yours', headline: words.refused.headline, lead: words.refused.lead(lastDay) }
        case 'paused':
          return {
            whose: 'yours',
            headline: words.paused.headline,
            lead: words.paused.lead(attorney.name, lastDay),
          }
        case 'left':
          return { whose: 'yours', ...words.left }
        default:
          return {
            whose: 'attorneys',
            headline: words.signed.headline,
            lead: words.signed.lead(attorney.name),
          }
      }
    case 'acknowledged':
      return {
        whose: 'ours',
        headline: words.acknowledged.headline(sayDay(fundingOn, locale)),
        lead: words.acknowledged.lead(attorney.name, sayMoment(signing.acknowledgedAt ?? '', locale)),
      }
    case 'expired':
      return {
        whose: 'yours',
        headline: words.expired.headline(sayDay(signBy, locale)),
        lead: words.expired.lead(sayDate(fundingOn, locale)),
      }
    case 'replaced':
    case 'voided':
      return { whose: 'ours', ...words[stage] }
    case 'unlawful':
      return { whose: 'yours', ...words.unlawful }
    default:
      return { whose: 'nobody', ...words[stage] }
  }
}

const pick = ({ headline, lead }: { headline: string; lead: string }) => ({ headline, lead })

/** "on Thursday, February 25": when somebody signed. */
export const sayDayOf = (moment: string, locale: Locale): string =>
  sayDay(dateIn(brand.openHours.timeZone, moment), locale)
