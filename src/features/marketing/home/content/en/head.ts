import { en as claims } from '#site/content/en/claims.ts'

export const en = {
  title: (company: string) => `Pre-Settlement Funding for Injured People | ${company}`,
  description: `Cash for rent, food and medical bills while your injury case is open. No credit check, no upfront fees. Repay only if you win. All ${claims.statesServed} states.`,
  keywords: [
    'pre-settlement funding',
    'legal funding',
    'lawsuit funding',
    'personal injury funding',
    'settlement advance',
    'no credit check',
  ],
  company: 'Non-recourse pre-settlement funding for people with a pending personal injury case.',
}
