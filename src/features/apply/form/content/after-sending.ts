import type { ApplicantRole } from '#domain/applications.ts'
import { claims } from '#site/claims.ts'
import { type Localized, localized } from '#site/locale.ts'

type NextSteps = Record<ApplicantRole, (due: string) => readonly { title: string; text: string }[]>

const nextSteps: NextSteps = {
  plaintiff: (due) => [
    { title: 'We read your application', text: `You hear from us by ${due}.` },
    { title: 'We talk to your attorney', text: 'We ask for the case papers, so you don’t have to.' },
    {
      title: 'You decide',
      text: `You see the offer and its full cost before you sign. Once you’re approved and it’s signed, we send the money ${claims.fundsAfterApproval}.`,
    },
  ],
  attorney: (due) => [
    { title: 'We read the application', text: `You hear from us by ${due}.` },
    { title: 'We ask you once for what’s missing', text: 'One list of documents, to you and nobody else.' },
    {
      title: 'Your client decides',
      text: `You both see the offer and its full cost before anything is signed. Once it’s approved and signed, we send the money ${claims.fundsAfterApproval}.`,
    },
  ],
}

/** For the mail. The certificate says it shorter, with the same day and hour. */
export const nextStepsOf: Localized<NextSteps> = localized({ en: nextSteps })

const success = {
  questions: 'Questions? Call',
  kept: {
    own: 'This screen stays in this browser for a day. Your case page stays open after that.',
    shared:
      'This screen stays in this tab until you close it. The link in your email opens your case page anywhere.',
  },
  another: 'Close and start another application',
}

export const successWords: Localized<typeof success> = localized({ en: success })

const documents = {
  heading: 'Add documents now',
  intro: 'They help us decide sooner. You can also send them later, on your case page.',
  accepted: 'PDF, Word, JPG, PNG, GIF or text, up to 50MB each. Photos of pages are fine.',
  required: 'Required before we can fund',
  upload: 'Upload',
  addAnother: 'Add another',
  choose: (kind: string) => `Choose files: ${kind}`,
  received: 'Received',
  uploaded: 'File Uploaded',
}

export const documentWords: Localized<typeof documents> = localized({ en: documents })
