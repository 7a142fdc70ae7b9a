import type { ClaimWords } from '../../claims.ts'
import { en as claims } from './claims.ts'

export const en: ClaimWords = {
  yearsInBusiness: { label: 'Years in business', phrases: [`${claims.yearsInBusiness} years`] },
  clientsHelped: { label: 'Clients helped', phrases: [`${claims.clientsHelped} clients`] },
  lawFirms: {
    label: 'Law firms we have worked with',
    phrases: [`${claims.lawFirms} law firms`, claims.lawFirms],
  },
  attorneyRating: { label: 'How attorneys rate us', phrases: [claims.attorneyRating] },
  successRate: { label: 'Success rate', phrases: [claims.successRate] },
  averageAdvance: { label: 'Average advance', phrases: [claims.averageAdvance] },
  attorneyEndorsed: {
    label: 'Endorsed by attorneys',
    phrases: [claims.attorneyEndorsed],
    statement: `“${claims.attorneyEndorsed}”, a seal on Home`,
  },
  fiveStarReviews: {
    label: 'Five-star reviews',
    phrases: [claims.fiveStarReviews],
    statement: `“${claims.fiveStarReviews}”, a seal on Home`,
  },
  licensedAndBonded: {
    label: 'Licensed and bonded',
    phrases: [claims.licensedAndBonded],
    statement: `“${claims.licensedAndBonded}”, a seal on Home`,
  },
  sameDayApproval: {
    label: 'Approval on the same day',
    phrases: [claims.sameDayApproval],
    statement: `“${claims.sameDayApproval}”, at the top of Home`,
  },
  dayApproval: {
    label: 'Approval within the promised hours',
    phrases: [claims.dayApproval],
    statement: `“${claims.dayApproval}”, in our guarantee`,
  },
  approvalForAttorneys: {
    label: 'Time to a decision, for attorneys',
    phrases: [claims.approvalForAttorneys],
  },
  fastApproval: {
    label: 'Fast approval',
    phrases: ['Fast Approval'],
    statement: '“Fast Approval”, at the top of Case Types',
  },
  testimonials: { label: 'What clients and attorneys say', phrases: [], quote: 'the quotes on Home' },
}
