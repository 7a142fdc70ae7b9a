import type { CaseTypeDefinition } from '../schema.ts'

export const medicalMalpractice = {
  id: 4,
  slug: 'medical-malpractice',
  icon: '🏥',
  picture: 'stethoscope',
  applicationCode: 'medical-malpractice',
  funding: [15_000, 1_000_000],
  months: [24, 84],
  copy: {
    en: {
      name: 'Medical Malpractice',
      inASentence: 'medical malpractice',
      description:
        'Something went wrong in surgery, in labor, in the pharmacy or in a diagnosis that came too late. Proving it takes other doctors and years of work. Families need to live in the meantime.',
      metaDescription:
        'Medical malpractice funding. These cases are among the longest there are; an advance carries your household. You owe nothing if you lose.',
      keywords: [
        'medical malpractice funding',
        'birth injury lawsuit funding',
        'surgical error settlement advance',
      ],
      commonChallenges: [
        'Many states want a sworn opinion from another doctor before the case may even go forward.',
        'A bad result alone proves nothing; the care must have fallen below what a careful doctor would have done.',
        'Hospitals and their insurers seldom settle early, because a payment is reported to a national data bank.',
        'Caps on damages for pain and suffering in many states change what a case is worth.',
        'The person who needs care most, often a child, needs it now and for life.',
      ],
      whyFundingHelps: [
        'Carries a household through the longest of all injury cases, two to seven years.',
        'Pays for the second opinion and the corrective surgery that will not wait for a verdict.',
        'Lets a parent stay home with a child who needs round-the-clock care.',
        'Bridges gaps in health insurance after a job was lost to the injury.',
        'Lets your attorney keep the expert team together until the case is ready, not until you are broke.',
      ],
      eligibilityFactors: [
        'A medical expert has reviewed the records and supports the claim.',
        'The records are in your attorney’s hands and they are complete.',
        'The harm is lasting: a disability, a lost organ, a birth injury, a cancer found too late.',
        'The certificate or affidavit your state asks for is filed, or being prepared.',
        'The hospital or doctor was insured at the time.',
      ],
      statisticsFigure: '1 in 4',
      statisticsNote:
        'Medicare patients who were in the hospital in October 2018 came to some harm from their care. Physicians who reviewed the records judged 43 percent of those events preventable.',
      statisticsSource:
        'Office of Inspector General, U.S. Department of Health and Human Services, report OEI-06-18-00400 (2022)',
      examples: {
        title: 'In medical care',
        items: [
          'Surgery on the wrong place, or gone wrong',
          'Cancer or a stroke found too late',
          'Birth injuries',
          'The wrong drug or the wrong dose',
        ],
      },
    },
  },
} as const satisfies CaseTypeDefinition
