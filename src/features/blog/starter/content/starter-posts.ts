import { documentsToHaveReady } from './posts/documents-to-have-ready.ts'
import { howLongAClaimTakes } from './posts/how-long-an-injury-claim-takes.ts'
import { howMuchToAskFor } from './posts/how-much-to-ask-for.ts'
import { medicalLiens } from './posts/medical-liens-who-is-paid-first.ts'
import { talkingToYourAttorney } from './posts/talking-to-your-attorney-about-funding.ts'
import { whatAnAdvanceCosts } from './posts/what-an-advance-costs.ts'
import { whatHappensIfYouLose } from './posts/what-happens-if-you-lose.ts'
import { whatPreSettlementFundingIs } from './posts/what-pre-settlement-funding-is.ts'
import type { StarterCategory, StarterPost } from './starter-post.ts'

export const starterCategories: readonly StarterCategory[] = [
  {
    slug: 'funding-basics',
    name: 'Funding basics',
    description: 'What an advance on a case is, what it isn’t, and what happens when a case doesn’t pay.',
  },
  {
    slug: 'costs-and-offers',
    name: 'Costs and offers',
    description: 'What an advance costs in dollars, how to compare offers, and how much to take.',
  },
  {
    slug: 'getting-ready',
    name: 'Getting ready',
    description: 'Documents to gather and talks to have before you apply.',
  },
  {
    slug: 'how-cases-work',
    name: 'How cases work',
    description: 'How long a claim takes, and where settlement money goes.',
  },
]

/** In reading order, the first one on top. */
export const starterPosts: readonly StarterPost[] = [
  whatPreSettlementFundingIs,
  whatAnAdvanceCosts,
  whatHappensIfYouLose,
  documentsToHaveReady,
  talkingToYourAttorney,
  howLongAClaimTakes,
  medicalLiens,
  howMuchToAskFor,
]
