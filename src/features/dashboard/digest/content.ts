import { type Localized, localized } from '#site/locale.ts'

const en = {
  subject: 'What waits for you this morning',
  paragraph: 'As of now, at the desk:',
  labels: {
    fresh: 'New to you',
    late: 'Late by their clock',
    judge: 'Documents to judge',
    replies: 'Files with unread messages',
    followUps: 'Follow-ups due today',
    mine: 'Open files of yours',
  },
  more: (count: string) => `${count}+`,
  open: 'Open the desk',
  signature: (company: string) =>
    `Sent by ${company} each business morning to the people who work on files. An owner can change that under Settings, Clocks.`,
}

export const digestWords: Localized<typeof en> = localized({ en })
