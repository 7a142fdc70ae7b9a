import { en as claims } from '#site/content/en/claims.ts'
import { promise } from '#site/content/en/promise.ts'

export const en = {
  crumb: 'Who We Are',
  description:
    'The people who read your case, when to call them, how we’re paid, which states license us, and where to complain about us.',
  /** Until somebody enters who the people are. */
  bare: {
    lead: 'How to reach us, how we’re paid, and who to tell if we get it wrong.',
    description:
      'When to call us, how we’re paid, how to complain, and the office that watches companies like ours in your state.',
  },
  people: 'People',
  company: {
    title: 'The company',
    facts: {
      'legal-name': 'Legal name',
      since: 'In business since',
      owners: 'Who owns us',
      money: 'Where our money comes from',
      complaints: 'Who answers complaints',
    },
  },
  hours: {
    /** Until the reader's browser says whether we are open. */
    state: 'Our hours',
    title: 'When to call',
    line: (zone: string) => `The hours on this page are ${zone} time.`,
    call: (phone: string) => `Call ${phone}`,
    write: 'Or write to ',
    answer: `. ${promise}`,
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    closed: 'closed',
    noon: 'noon',
    chart: (zone: string) => `${zone} time, to scale. The ring is now.`,
    list: (zone: string) => `${zone} time.`,
    day: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
    dayClosed: (name: string) => `${name} closed`,
  },
  paid: {
    title: 'How we’re paid',
    lead: 'Once, at the end, and only if your case pays. We’re fourth in line. You have the last and the rest.',
    order: [
      { title: 'The insurer pays', text: 'Into your law firm’s client trust account.' },
      { title: 'Your attorney', text: 'The fee and the costs of the case.' },
      { title: 'Liens', text: 'Hospitals, Medicare, Medicaid, a health plan.' },
      {
        title: 'Us',
        text: 'The advance and our charge. If too little is left, you don’t owe the rest.',
        isUs: true,
      },
      { title: 'You', text: 'Everything that’s left.' },
    ],
    more: 'See what it costs',
  },
  complain: {
    title: 'How to complain',
    us: { title: 'Tell us', before: 'Call, or write to ', after: `. ${promise}` },
    attorney: {
      title: 'Tell your attorney',
      text: 'They signed an acknowledgment and know what the agreement says.',
    },
    state: {
      title: 'Tell your state',
      text: 'Your state’s attorney general or consumer office takes complaints. You don’t have to ask us first.',
      find: 'Find yours at USA.gov',
    },
  },
  check: {
    title: 'Check us before you sign',
    lead: 'Some states license or register companies like ours. Look us up there first. In some of them a contract without a license is void.',
    choose: 'Where do you live?',
    needs: {
      license: (state: string) => `In ${state}, companies like ours need a license from the`,
      registration: (state: string) => `In ${state}, companies like ours must register with the`,
      certificate: (state: string) => `In ${state}, companies like ours need a certificate from the`,
    },
    from: (day: string) => `That begins on ${day}.`,
    site: 'Go to its site',
    page: (state: string) => `What ${state}’s law says`,
    other: 'Any other state',
    otherText:
      'We know of no license for our kind of money there. The attorney general or consumer office still takes complaints.',
    otherLink: 'Find your state’s office at USA.gov',
    otherPages: 'What each state’s law says',
    note: 'As we noted it in November 2026. Offices and laws change, so ask the office.',
  },
  licenses: {
    title: 'Where we’re licensed',
    state: 'State',
    office: 'Who watches us',
    number: 'Number',
    checked: (day: string) => `Checked ${day}`,
    note: 'Look us up on the state’s own site before you sign.',
  },
  proof: 'Says who? Every claim on this site, with its source',
  start: {
    title: 'Checked us out? Tell us about your case.',
    text: `Applying is free, takes ${claims.applicationTime} and commits you to nothing.`,
  },
}
