/** Outside links go to the organization itself or to an office of the government. None of them pays us. */
export const en = {
  crumb: 'Before you take our money',
  footer: 'Free Help First',
  head: {
    description:
      'Five places to ask for free help with rent, power, hospital bills and liens before you take an advance on your case, with the words to say on the phone.',
    keywords: [
      'help with bills after an accident',
      'hospital charity care',
      'letter of protection',
      'lien reduction',
    ],
  },
  costs: 'What it costs:',
  say: 'Say:',
  steps: [
    {
      title: 'Call 211',
      text: 'One free number, at any hour in most places. They know who helps with rent, food and power near you.',
      cost: 'Free.',
      link: { label: '211.org', to: 'https://www.211.org' },
      say: 'I was hurt in an accident and I’m behind on rent. What’s open in my county this week?',
    },
    {
      title: 'Talk to the landlord and the power company',
      text: 'Call before the due date. Many have a payment plan. An answer in writing protects you.',
      cost: 'Free. Facing eviction?',
      link: { label: 'Find free legal aid', to: 'https://www.lawhelp.org' },
      say: 'My case is open and I can pay half now. Can you put a plan in writing?',
    },
    {
      title: 'Ask the hospital for charity care',
      text: 'Nonprofit hospitals must have a policy, and some count people with jobs. You can ask for at least 240 days after the first bill, even in collections.',
      cost: 'Free. Federal rule: 26 CFR 1.501(r)-1, -4 and -6.',
      link: {
        label: 'What the IRS says',
        to: 'https://www.irs.gov/charities-non-profits/billing-and-collections-section-501r6',
      },
      say: 'Please send me your financial assistance form and stop collections while you read it.',
    },
    {
      title: 'Ask doctors to wait',
      text: 'Your attorney can send a letter of protection. A doctor who accepts it waits for the settlement instead of billing you now.',
      cost: 'Free, through your attorney. You still owe the doctor at the end.',
      link: null,
      say: 'Can you send letters of protection to everyone who treats me?',
    },
    {
      title: 'Make the liens smaller',
      text: 'Hospitals and health plans often take less than the full amount. Medicare takes off a share of what your attorney costs you. Every dollar they give up is yours.',
      cost: 'Free, through your attorney. For Medicare: 42 CFR 411.37.',
      link: null,
      say: 'Which liens do you expect, and which can be lowered?',
    },
  ],
  states: {
    title: 'Where the state asks more of hospitals',
    lead: 'Every state has the federal rule above. These go further. Others may too: ask the hospital.',
    items: {
      CA: {
        text: 'Hospitals must offer free or discounted care up to 400% of the federal poverty level.',
        source: 'Cal. Health & Safety Code § 127405',
      },
      CO: {
        text: 'Hospitals must offer discounted care up to 250% of the federal poverty level.',
        source: 'Colo. Rev. Stat. § 25.5-3-501 ff.',
      },
      IL: {
        text: 'Hospitals must lower the bill of people without insurance: up to 600% of the federal poverty level in cities, 300% in rural areas.',
        source: '210 ILCS 89/10',
      },
      ME: {
        text: 'Hospitals must give free care to residents with low incomes who need it.',
        source: '22 M.R.S. § 1716',
      },
      MD: {
        text: 'Hospitals must give free care up to 200% of the federal poverty level, and reduced-cost care to people with low incomes above it.',
        source: 'Md. Code, Health-Gen. § 19-214.1',
      },
      NJ: {
        text: 'Hospitals give free care up to 200% of the federal poverty level and reduced-cost care up to 300%. Savings count too.',
        source: 'N.J.S.A. 26:2H-18.60',
      },
      NY: {
        text: 'Hospitals must give free care up to 200% of the federal poverty level and reduced-cost care up to 400%.',
        source: 'N.Y. Pub. Health Law § 2807-k(9-a)',
      },
      OR: {
        text: 'Nonprofit hospitals must give free care up to 200% of the federal poverty level and reduced-cost care up to 400%.',
        source: 'ORS 442.614',
      },
      WA: {
        text: 'Hospitals must give free care up to 200% of the federal poverty level, and those of large systems up to 300%.',
        source: 'RCW 70.170.060',
      },
    },
    choose: { label: 'Where do you live?', none: 'Choose your state', go: 'Show' },
    own: {
      title: (state: string) => `In ${state}`,
      noRule:
        'We know of no law here that asks more of hospitals than the federal rule above. The hospital may still have its own plan, so ask.',
      answers: (state: string) => `211 answers in ${state} too.`,
      complain: 'To complain about a company like ours:',
      consumer: 'Find the state’s consumer protection office',
      page: (state: string) => `What the law in ${state} says about your case`,
    },
    note: 'Written in November 2026. Rules change, so ask the hospital for today’s.',
  },
  short: {
    title: 'Still short?',
    text: 'Then take the smallest amount that gets you through. You can ask for more later; you can’t ask for the charge back. If you can wait, wait. It’s the cheapest way.',
    apply: 'Apply Now',
    cost: 'What it would cost',
  },
}
