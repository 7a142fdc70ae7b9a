import { en as claims } from '#site/content/en/claims.ts'
import { attorneyWait, promise } from '#site/content/en/promise.ts'
import { paths } from '#site/paths.ts'

export const timing = {
  title: 'Timing and getting paid',
  answers: {
    timing: {
      question: 'How soon will I know?',
      answer: `Applying takes ${claims.applicationTime}. A person reads every application. ${promise} The clock starts when you apply, and the answer is a yes, a no, or what’s still missing. ${attorneyWait} When that one is slow, it’s almost always one missing record, and we tell you which. After approval and signing, we send the money ${claims.fundsAfterApproval}.`,
    },
    'how-the-money-comes': {
      question: 'How do I get the money?',
      answer: `It goes to you, not to your attorney, once the agreement is signed. To pay you we need an account number and a routing number, and we ask for them only after you have an agreement. We never ask for a bank password or a PIN, and you never send us money to get money.`,
    },
    spending: {
      question: 'What can I use it for?',
      answer: `Rent, food, a car repair, a medical bill: you decide, and we don’t ask. It’s meant for living, not for the lawsuit. Your attorney pays the costs of the case under your fee agreement.`,
    },
    papers: {
      question: 'What paperwork do I need?',
      answer: `None to start. A review goes faster with the accident report, medical records and bills, what’s known about insurance, and a list of liens. Your attorney has most of it. [What to have ready, and who has it](${paths.blogPost('documents-to-have-ready')})`,
    },
    'case-length': {
      question: 'How long will my case take?',
      answer: `Nobody can say to the month. A clear crash with an injury that healed can end within months. A case with many experts takes years. After a settlement, the check usually takes three to eight weeks. Plan your money for the long end. [The seven stages of a claim](${paths.blogPost('how-long-an-injury-claim-takes')})`,
    },
  },
}
