import { paths } from '#site/paths.ts'

export const signing = {
  title: 'Signing and changing your mind',
  answers: {
    scam: {
      question: 'How do I know you’re not a scam?',
      answer: `Check us before you tell us anything. Ask your attorney to call us. Ask your state’s attorney general or insurance department whether we need a license there, and look us up. If somebody calls in our name and you aren’t sure, hang up and call the [number on this site](${paths.contact}). We never ask for money to send you money, and never for a bank password or a PIN. Your attorney reads the agreement before you sign it.`,
    },
    'before-signing': {
      question: 'What should I look for before I sign?',
      answer: `Four sentences: you owe nothing if you recover nothing, we’re paid only from the case, what you’d owe at different dates in dollars, and your right to cancel. Then read it again with your attorney. An offer that “ends today” is a reason to wait until tomorrow.`,
    },
    cancelling: {
      question: 'Can I cancel after I sign?',
      answer: `Some states give you a few days to cancel. {cancel} Your agreement says what applies to you, by when, and how to return the money. Until you sign, you can walk away at any time.`,
    },
    'taking-it-back': {
      question: 'Can I withdraw my application?',
      answer: `Yes, any time before you sign, and it costs nothing. Call us or [write to us](${paths.contact}). You can also ask us to delete what you sent. [Your rights over it](${paths.privacyPolicy}#your-rights)`,
    },
    declined: {
      question: 'You said no. Can I apply again?',
      answer: `Yes, and it’s still free. A “no” is about the file on that day: a record was missing, there wasn’t enough insurance, or there wouldn’t have been enough left for you. If that changes, apply again or have your attorney write to us. It isn’t a verdict on your case, and it doesn’t affect your credit.`,
    },
  },
}
