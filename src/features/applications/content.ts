import { claims } from '#site/claims.ts'

/**
 * What applicants agree to. The words are kept with every application, under this version: change both together.
 * They name the company as "you", so that an edited brand name never makes the kept words differ from the shown ones.
 */
export const consentVersion = '2026-11-15'

export const agreements = {
  plaintiff: {
    consent:
      'I ask you to review my application. You may call, text or email me about it, and you may ask my attorney about my case. What I wrote is true as far as I know. Applying is free and commits me to nothing.',
    privacy: 'I have read the Privacy Policy and agree that you use my information as it says.',
  },
  attorney: {
    consent:
      'My client has authorized me to apply for funding and to share this information with you. You may review this application and call, text or email me about it. What I wrote is true as far as I know.',
    privacy: 'I have read the Privacy Policy and agree that you use this information as it says.',
  },
} as const

/** The words in an agreement that lead to the policy. */
export const privacyPolicyWords = 'Privacy Policy'

export const wizardWords = {
  label: { plaintiff: 'Application of a plaintiff', attorney: 'Application by an attorney' },
  previous: 'Previous',
  next: 'Next',
  backToReview: 'Back to Review',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  backToRoles: 'Back to Role Selection',
  startOver: 'Start over',
  startOverQuestion: 'Delete your answers and start over?',
  startOverConfirm: 'Yes, delete my answers',
  startOverCancel: 'Keep my answers',
  markedOptional: 'Please answer every question that is not marked optional.',
  kept: 'Your answers are saved in this browser for up to 7 days. On a shared computer, choose “Start over” before you leave.',
  notKept: 'This browser does not let us save your answers. They stay until you close this page.',
  notAnswered: 'Not answered',
  change: 'Change',
  honeypot: 'Leave this field empty',
  loading: 'Opening the form…',
  notLoaded:
    'The form could not be loaded. Check your connection and press Continue Application again, or call us.',
} as const

export const incompleteToast = {
  title: 'Please Complete Required Fields',
  description: 'All required fields must be filled out before proceeding.',
} as const

export const failure = {
  title: 'Submission Error',
  description: 'There was an error submitting your application. Please try again.',
  nothingLost: 'Nothing is lost: your answers are still here.',
  tryAgain: 'Try again',
} as const

export const resumeWords = {
  title: 'You have an unfinished application',
  resume: 'Continue where you left off',
} as const

type NextStep = { title: string; text: string }

/** "What happens next", on the success screen and in the mail. */
export const nextSteps: Record<'plaintiff' | 'attorney', readonly NextStep[]> = {
  plaintiff: [
    {
      title: 'We read your application',
      text: `You hear from us within about ${claims.approval}.`,
    },
    {
      title: 'We talk to your attorney',
      text: 'We ask for the case papers, so that you do not have to collect them.',
    },
    {
      title: 'You decide',
      text: `You see the offer and its full cost before you sign. Approved funds are sent within ${claims.fundsAfterApproval}.`,
    },
  ],
  attorney: [
    {
      title: 'We read the application',
      text: `You hear from us within ${claims.approvalForAttorneys}.`,
    },
    {
      title: 'We ask once for what is missing',
      text: 'One list of documents, to you and nobody else.',
    },
    {
      title: 'Your client decides',
      text: `You both see the offer and its full cost before anything is signed. Approved funds are sent within ${claims.fundsAfterApproval}.`,
    },
  ],
}
