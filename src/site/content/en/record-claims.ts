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
  attorneyEndorsed: { label: 'Endorsed by attorneys', phrases: [claims.attorneyEndorsed] },
  fiveStarReviews: { label: 'Five-star reviews', phrases: [claims.fiveStarReviews] },
  licensedAndBonded: { label: 'Licensed and bonded', phrases: [claims.licensedAndBonded] },
  sameDayApproval: { label: 'Approval on the same day', phrases: [claims.sameDayApproval] },
  dayApproval: { label: 'Approval within the promised hours', phrases: [claims.dayApproval] },
  approvalForAttorneys: {
    label: 'Time to a decision, for attorneys',
    phrases: [claims.approvalForAttorneys],
  },
  fastApproval: { label: 'Fast approval', phrases: ['Fast Approval'] },
  testimonials: { label: 'What clients and attorneys say', phrases: [], quote: 'the quotes on Home' },
}
