import { paths } from '#site/paths.ts'

export const attorney = {
  title: 'Your attorney',
  answers: {
    'no-attorney': {
      question: 'I don’t have an attorney yet. Can I apply?',
      answer: `You’ll need one first. We look at the case together with your attorney, and the payoff comes from the attorney who holds the settlement. Your state bar’s lawyer referral service can help you find one. Don’t wait too long: every state has a deadline to sue, and our [state pages](${paths.states}) name it.`,
    },
    'attorney-refuses': {
      question: 'My attorney won’t agree to it. What now?',
      answer: `Ask why, because there are different kinds of no. “We’re close” and “there won’t be enough left for you” are often the best advice you’ll get. If it’s the contract, ask which terms, and look for an offer without them. In practice you can’t do it without your attorney, and changing attorneys over it usually costs more than you’d gain. [How to talk about it](${paths.blogPost('talking-to-your-attorney-about-funding')})`,
    },
    'who-decides': {
      question: 'Do you get a say in my case?',
      answer: `No. You decide whether to settle (ABA Model Rule 1.2(a)), and nobody who pays for something can direct your attorney’s judgment (Model Rule 5.4(c)). The agreement says so. If you ever see one that doesn’t, don’t sign it.`,
    },
    'new-attorney': {
      question: 'What if I change attorneys?',
      answer: `Your claim continues, and so does the agreement. The new attorney signs the same notice. Tell us when it happens, so we call the right office. Your old firm may have a claim for its work so far.`,
    },
    'other-side': {
      question: 'Will the other side find out?',
      answer: `We don’t tell them. Some states and courts want a funding agreement disclosed. Indiana, for one, requires notice (Indiana Code 24-12). Your attorney will know if yours is one of them.`,
    },
  },
}
