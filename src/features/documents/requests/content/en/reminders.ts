import type { CaseParty } from '#domain/case-file.ts'

export const en = {
  title: 'Reminders',
  frame: {
    skip: 'Skip to main content',
    questions: 'Questions? Call',
    privacy: 'This page is yours, so don’t share its address. We don’t count visits here.',
  },
  running: {
    heading: 'Stop the reminders?',
    text: (reference: string) =>
      `You won’t get any more reminders about the documents we asked for (${reference}). You can still send them.`,
    button: 'Stop the reminders',
  },
  stopped: {
    heading: 'The reminders have stopped',
    text: (reference: string) =>
      `We won’t remind you about the documents we asked for (${reference}). You can still send them, and we may still write when there’s news.`,
    button: 'Undo',
  },
  none: {
    heading: 'There are no reminders to stop',
    text: (reference: string) => `We aren’t waiting for any documents from you (${reference}).`,
  },
  asked: 'What we asked for',
  open: { applicant: 'Open your case page', firm: 'Open your firm’s page' } satisfies Record<
    CaseParty,
    string
  >,
  unknown: {
    heading: 'This link doesn’t work',
    text: 'A newer one may have replaced it. Use the link in our last email, or call us and we’ll stop the reminders for you.',
  },
}
