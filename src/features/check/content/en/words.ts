import { en as timeOver } from '#features/rules/content/en/time-over.ts'

const years = (count: number) => {
  const words: Readonly<Record<number, string>> = {
    1: 'one year',
    2: 'two years',
    2.5: 'two and a half years',
    3: 'three years',
    4: 'four years',
    5: 'five years',
    6: 'six years',
  }
  return words[count] ?? `${count} years`
}

export const en = {
  crumb: 'Can we help?',
  head: {
    description:
      'Four questions, no name: find out whether we can fund your injury case before you apply. You get the reason and what to do instead. Nothing is kept.',
    keywords: [
      'do I qualify for lawsuit funding',
      'pre-settlement funding requirements',
      'can I get legal funding',
    ],
  },
  private: 'It’s worked out on your own device. What you tap isn’t sent, counted or kept.',
  privateWithoutScripts:
    'Scripts are off in your browser, so our server works it out. It doesn’t keep or count what you choose.',
  questions: {
    state: { title: 'Where do you live?', help: 'Not where you got hurt: the law follows your home.' },
    choose: 'Choose a state',
    attorney: 'Do you have an attorney for this case?',
    kind: 'What kind of case is it?',
    when: 'When did it happen?',
    submit: 'See the answer',
  },
  missing: {
    title: 'Answer all four',
    state: 'Choose where you live',
    attorney: 'Say whether you have an attorney',
    kind: 'Choose the kind of case',
    when: 'Choose when it happened',
  },
  given: {
    label: (answers: string) => `You said: ${answers}`,
    attorney: { yes: 'has an attorney', no: 'no attorney yet' },
    kinds: {
      'auto-accident': 'car, truck or motorcycle',
      'slip-fall': 'fall',
      'workers-compensation': 'hurt at work',
      'medical-malpractice': 'medical malpractice',
      'wrongful-death': 'death in the family',
      other: 'something else',
    },
    times: {
      'under-1': 'less than a year ago',
      '1-2': '1 to 2 years ago',
      '2-4': '2 to 4 years ago',
      'over-4': 'longer ago',
    },
    change: 'Change',
  },
  turns: { likely: 'Likely', unlikely: 'Unlikely', no: 'Not in your state' },
  likely: {
    title: 'It looks like we can help.',
    lead: 'Nothing you told us stands in the way. The rest is for a person to read: who’s at fault, how badly you were hurt, and what the insurance can pay.',
    start: 'Start My Application',
    cost: (state: string) => `What it would cost in ${state}`,
    alongBoth: 'Your state and the kind of case come along. You can change them.',
    alongState: 'Your state comes along. You can change it.',
  },
  unlikely: {
    title: 'Probably not yet.',
    leads: {
      attorney:
        'We only fund cases that have an attorney. We’re paid out of the settlement, and the attorney is the one who pays it out.',
      time: timeOver.plaintiff,
      timeWithAttorney: timeOver.represented,
      kind: 'We don’t fund workers’ compensation itself. If somebody other than your employer caused it, that’s a second claim. That one we may fund.',
    },
    onlyThing: 'This is the one thing in the way.',
    oneThing: 'This is one of the things in the way.',
  },
  no: {
    title: (state: string) => `We can’t fund anyone in ${state}.`,
    titleYet: (state: string) => `We can’t fund anyone in ${state} yet.`,
    titleDistrict: 'We can’t fund anyone in the District of Columbia.',
    lead: 'We don’t take applications from people who live there.',
    elsewhere: {
      before: 'It says nothing about your case. If you live somewhere else, ',
      link: 'choose another state',
      after: '.',
    },
  },
  reasons: {
    state: 'We fund people who live here.',
    stateCapped: 'We fund people who live here. The state caps the price.',
    closed: 'We don’t fund people who live here.',
    attorney: { yes: 'You have an attorney', no: 'No attorney yet' },
    attorneyText: 'We talk to them about the case, so you don’t have to.',
    kinds: {
      'auto-accident': 'A car, truck or motorcycle case',
      'personal-injury': 'A personal injury case',
      'medical-malpractice': 'A medical malpractice case',
      'wrongful-death': 'A death in the family',
      'slip-fall': 'A fall',
      'product-liability': 'A product liability case',
      'workers-compensation': 'Hurt at work',
      other: 'Another kind of case',
    },
    kind: 'We fund these.',
    kindDeath: 'We fund these. Your attorney knows who may sign for the family.',
    kindOther:
      'We fund injuries that somebody else caused, such as a dog bite or a defective product. A person reads it.',
    on: (day: string) => `On ${day}`,
    time: {
      fine: (state: string, count: number) =>
        `If you got hurt in ${state}, you usually have ${years(count)} to sue. Your attorney knows your own date.`,
      ask: (state: string, count: number) =>
        `If you got hurt in ${state}, you usually have ${years(count)} to sue. Ask about your date this week.`,
      shorter: (state: string, count: number) =>
        `If you got hurt in ${state}, you usually have ${years(count)} to sue. This kind of case may have less. Ask about your date this week.`,
      off: (state: string, count: number) =>
        `If you got hurt in ${state}, you usually have ${years(count)} to sue. Yours may be over.`,
      unsettled: (state: string) =>
        `How long you have to sue in ${state} depends on the day it happened. Ask about your date this week.`,
      ownDeadlines: 'Workers’ compensation has deadlines of its own. Ask about yours this week.',
    },
    source: (source: string, day: string) => `${source}, checked ${day}`,
  },
  instead: {
    title: 'Do this instead',
    attorney: [
      {
        title: 'Call your state bar',
        text: 'Its referral service names an attorney for injury cases. The first talk is often free. We never name one ourselves.',
      },
      {
        title: 'Ask for a fee that’s paid only if you win',
        text: 'That’s usual in injury cases. You pay nothing up front.',
      },
      {
        title: 'Come back the day you’ve signed',
        text: 'Your answers weren’t kept, so it’s four taps again.',
      },
    ],
    time: [
      {
        title: 'Ask for your date',
        text: 'Some cases get more time: a child’s, or one where the harm was found late. Claims against a city or a state get less.',
      },
      {
        title: 'Ask whether the suit is filed',
        text: 'A suit filed in time counts, however old the accident is. Then apply, and we’ll look at it.',
      },
    ],
    kind: [
      {
        title: 'Ask who else is to blame',
        text: 'A contractor, a driver or the maker of a machine may be. Your attorney can tell you.',
      },
      {
        title: 'Ask the comp insurer what it pays',
        text: 'It’s there for doctors’ bills and part of your wages while you wait.',
      },
    ],
    apply: {
      attorney: {
        before: 'You may fill in the form now and keep it. We need your attorney’s name before you send it. ',
        link: 'Start without an attorney',
      },
      other: { before: 'You may still apply, and a person reads it. ', link: 'Start My Application' },
    },
    /** The American Bar Association lists them all. */
    referral: { label: 'Find your state bar’s referral service', to: 'https://www.findlegalhelp.org' },
    deadline: (state: string) => `Time to sue in ${state}`,
  },
  helps: {
    title: (state: string) => `What helps in ${state}`,
    titleDistrict: 'What helps in the District',
    items: [
      {
        title: 'Call 211',
        text: 'Free, at any hour. They know who helps with rent, food and power near you.',
      },
      {
        title: 'Ask the hospital for charity care',
        text: 'Nonprofit hospitals must have a policy. Ask for the form, even if the bill is already late.',
      },
      {
        title: 'Ask your attorney about the bills',
        text: 'Doctors often agree in writing to wait for the settlement, and liens can be lowered.',
      },
    ],
    all: 'All free help, one page',
  },
  before: {
    title: 'Before you take our money',
    text: 'Free help comes first: rent, light and hospital bills can often be lowered or put off. ',
    link: 'Five places to ask, today',
  },
  refused: {
    state: 'Use the code of a state, like TX, or DC',
    attorney: 'Use yes or no',
    kind: (kinds: string) => `Use one of: ${kinds}`,
    on: 'Use the day it happened, like 2026-03-01',
    ahead: 'Use a day that has passed',
  },
}
