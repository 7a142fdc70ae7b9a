import type { ApplicantRole } from '#domain/applications.ts'
import { promise } from '#site/content/en/promise.ts'

type Steps = Record<ApplicantRole, (due: string) => readonly { title: string; text: string }[]>

const hearFromUs = (due: string) => `You hear from us by ${due}.`

const steps: Steps = {
  plaintiff: (due) => [
    { title: 'We read it', text: hearFromUs(due) },
    { title: 'We call your attorney', text: 'We ask for the case papers, so you don’t have to.' },
    { title: 'You decide', text: 'You see the full cost before you sign anything.' },
  ],
  attorney: (due) => [
    { title: 'We read it', text: hearFromUs(due) },
    { title: 'We ask you for what’s missing', text: 'One list of documents, to you and nobody else.' },
    { title: 'Your client decides', text: 'You both see the full cost before anything is signed.' },
  ],
}

export const en = {
  title: 'Application Submitted Successfully!',
  /** Browsers from before the certificate kept no name. */
  promise: (firstName: string | undefined) => (firstName ? `We have it, ${firstName}.` : 'We have it.'),
  turn: 'The next step is ours.',
  reference: 'Your reference',
  received: 'Received',
  open: 'Open your case page',
  openNote: 'See where things stand and send documents. The link’s in your email, too.',
  /** Replaces the button on paper. */
  openInPrint: (address: string) => `Your case page: ${address}`,
  /** The one promise; the hour is in the steps. */
  clock: promise,
  nextHeading: 'What happens next',
  steps,
}
