import type { CaseTypeCopy } from '../../schema.ts'
export const en: CaseTypeCopy = {
  name: 'Medical Malpractice',
  inASentence: 'medical malpractice',
  audience: 'People with a pending medical malpractice case',
  description:
    'Something went wrong in surgery, in labor or at the pharmacy, or a diagnosis came too late. Proving it takes other doctors and years of work. Your family still has to live in the meantime.',
  metaDescription:
    'Medical malpractice funding. Proving these cases takes experts and time; an advance carries your household. You repay only if you win.',
  keywords: [
    'medical malpractice funding',
    'birth injury lawsuit funding',
    'surgical error settlement advance',
  ],
  commonChallenges: [
    'Many states want a sworn opinion from another doctor before the case can even go forward.',
    'A bad result alone proves nothing. You have to show the care fell below what a careful doctor would have done.',
    'Hospitals and their insurers rarely settle early, because a payment is reported to a national data bank.',
    'Caps on damages for pain and suffering in many states change what a case is worth.',
    'The person who needs care, often a child, needs it now and for life.',
  ],
  whyFundingHelps: [
    'Carries your household while experts read the records, long before anyone talks about settling.',
    'Pays for the second opinion and the corrective surgery that can’t wait for a verdict.',
    'Lets a parent stay home with a child who needs round-the-clock care.',
    'Helps you keep health insurance after the injury costs you your job.',
    'Lets your attorney keep the expert team together until the case is ready, not until you’re broke.',
  ],
  eligibilityFactors: [
    'A medical expert has reviewed the records and supports the claim.',
    'Your attorney has the records, and they’re complete.',
    'The harm is lasting: a disability, a lost organ, a birth injury, a cancer found too late.',
    'The certificate or affidavit your state asks for is filed or in the works.',
    'The hospital or doctor was insured at the time.',
  ],
  statisticsFigure: '1 in 4',
  statisticsNote:
    'Medicare patients in the hospital in October 2018 came to some harm from their care. Doctors who reviewed the records found that 43 percent of those events could have been prevented.',
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
}
