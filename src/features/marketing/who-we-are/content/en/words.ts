import { en as claims } from '#site/content/en/claims.ts'
import { promise } from '#site/content/en/promise.ts'

export const en = {
  crumb: 'Who We Are',
  description:
    'The people who read your case, when to call them, how we’re paid, which states license us, and where to complain about us.',
  people: 'People',
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
      listed:
        'The office is in the table. If your state isn’t there, its attorney general takes complaints. You don’t have to ask us first.',
      unlisted: 'Your state’s attorney general takes complaints. You don’t have to ask us first.',
    },
  },
  licenses: {
    title: 'Where we’re licensed',
    state: 'State',
    office: 'Who watches us',
    number: 'Number',
    note: 'Look us up on the state’s own site before you sign.',
  },
  start: {
    title: 'Checked us out? Tell us about your case.',
    text: `Applying is free, takes ${claims.applicationTime} and commits you to nothing.`,
  },
}
