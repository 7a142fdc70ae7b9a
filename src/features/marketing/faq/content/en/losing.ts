import { concession } from '#site/content/en/promise.ts'
import { paths } from '#site/paths.ts'

export const losing = {
  title: 'If the case pays little or nothing',
  answers: {
    losing: {
      question: 'What if I lose my case?',
      answer: `You keep the money and owe us nothing. It’s the same if the court dismisses the case for good, or if you win and nothing can ever be collected. There’s nothing to bill you for and nothing to report to a credit bureau. ${concession} [What counts as losing, and what doesn’t](${paths.blogPost('what-happens-if-you-lose')})`,
    },
    'small-settlement': {
      question: 'What if the settlement is smaller than we hoped?',
      answer: `Your attorney’s fee, the costs and the liens come first. If what’s left is less than you’d owe us, we get at most what’s left, and you don’t owe the difference. That can leave nothing for you on that day. Before you accept a low offer, ask your attorney to write down your share.`,
    },
    'paid-first': {
      question: 'Who gets paid before me?',
      answer: `The insurer pays your attorney. From there the usual order is the attorney’s fee and the costs, then liens such as Medicare, Medicaid, a health plan or a hospital, then the advance, then you. Many liens can be talked down. [Who gets paid first, and where there’s room to bargain](${paths.blogPost('medical-liens-who-is-paid-first')})`,
    },
    exceptions: {
      question: 'Could I ever owe money after a loss?',
      answer: `Only where the agreement says so, and fair exceptions are narrow: lying on purpose, hiding a settlement, or promising the same part of the case to someone else. Read every sentence that begins with “unless” or “except.” Watch out for one that makes you pay for turning down an offer. Whether to settle is your decision (ABA Model Rule 1.2(a)).`,
    },
    credit: {
      question: 'Does it affect my credit?',
      answer: `No. We don’t pull a credit report, and the advance doesn’t go on yours. Late bills, a past bankruptcy or having no job won’t count against you. We look at the case.`,
    },
  },
}
