import { ageRule } from '#site/age-rule.ts'
import { paths } from '#site/paths.ts'

export const eligibility = {
  title: 'Who can apply',
  answers: {
    states: {
      question: 'Do you fund people in my state?',
      answer: `{states}

For funding, the state you live in is what counts. The state where you got hurt decides other things, such as how long you have to sue. Our [state pages](${paths.states}) keep the two apart.`,
    },
    'kinds-of-cases': {
      question: 'Does my kind of case fit?',
      answer: `If you were hurt, someone else is to blame and you have an attorney, it may. Car and truck crashes, falls, medical malpractice, injuries at work and defective products are common. [What we fund, and what we can’t](${paths.whatWeFund})`,
    },
    'post-settlement': {
      question: 'My case has settled, but the check isn’t here. Can you help?',
      answer: `Our advances are for cases that are still open. After a settlement, the check usually comes in three to eight weeks, and waiting is cheaper than any contract. Ask your attorney what’s holding it up: a release, a lien, Medicare. If it’ll take much longer, [call or write us](${paths.contact}) and say so.`,
    },
    minors: {
      question: 'My child was hurt. Who applies?',
      answer: `${ageRule.en} In most states a judge has to approve a child’s settlement, and the rules on spending before that differ. Before you apply, ask your attorney whether your child’s case allows an advance.`,
    },
    estates: {
      question: 'Someone died. Can the family apply?',
      answer: `Often, but the person who needs the money isn’t always the one who can sign. In a wrongful death case it’s usually the person the court put in charge of the estate, and the law says who gets which share. Ask your attorney who that is in your case. Then [call or write us](${paths.contact}), and we’ll go through it together.`,
    },
    immigration: {
      question: 'I’m not a citizen, or I have no papers. Can I apply?',
      answer: `Yes. The form doesn’t ask about your immigration status or for a Social Security number. What counts is your case, your attorney and the state you live in. Ask your attorney what your status means for the case itself. What you tell your attorney is confidential.`,
    },
  },
}
