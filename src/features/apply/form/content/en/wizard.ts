export const en = {
  label: { plaintiff: 'Plaintiff application', attorney: 'Attorney application' },
  openTitle: 'Your application',
  previous: 'Previous',
  next: 'Next',
  nextStep: (title: string) => `Next: ${title}`,
  backToReview: 'Back to Review',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  backToRoles: 'Back to Role Selection',
  startOver: 'Start over',
  startOverDetail: 'This removes what you typed from this browser. You can’t undo it.',
  startOverQuestion: 'Delete your answers and start over?',
  startOverConfirm: 'Yes, delete my answers',
  startOverCancel: 'Keep my answers',
  notKept: 'This browser won’t let us save your answers. They stay until you close or reload this page.',
  change: 'Change',
  choose: 'Continue Application',
  call: (phone: string) => `Call ${phone}`,
  loading: 'Opening the form…',
  notLoaded:
    'We couldn’t load the form. Check your connection and press Continue Application again, or call us.',
  incomplete: {
    title: 'Please Complete Required Fields',
    description: 'All required fields must be filled out before proceeding.',
  },
  /** Everything is filled in, but something can't be right. */
  malformed: (mistakes: readonly string[]) => ({
    title: 'Please Check Your Answers',
    description:
      mistakes.length === 1
        ? `${mistakes[0]?.replace(/\.$/, '')}.`
        : `${mistakes.length} answers need to be corrected before proceeding.`,
  }),
  failure: {
    title: 'Submission Error',
    description: 'There was an error submitting your application. Please try again.',
    nothingLost: 'Nothing is lost: your answers are still here.',
    tryAgain: 'Try again',
  },
  steps: {
    label: 'Steps of your application',
    here: (answered: number, asked: number) => `You’re here. ${answered} of ${asked} answered.`,
    hereLast: 'You’re here. Nothing’s sent until you press Submit Application.',
    done: 'Done',
    open: 'Open',
    unfinished: 'Something’s still missing',
    later: (questions: number) => `${questions} questions`,
    laterOptional: (questions: number) => `${questions} questions, all optional`,
    last: 'Nothing’s sent before this',
  },
  resume: {
    title: 'You have an unfinished application',
    place: {
      plaintiff: (step: number, saved: string) => `As a plaintiff, step ${step} of 4. Saved ${saved}.`,
      attorney: (step: number, saved: string) => `As an attorney, step ${step} of 4. Saved ${saved}.`,
    },
    resume: 'Continue where you left off',
  },
  sentBefore: {
    title: 'We have your application',
    reference: (number: string) => `Your reference is ${number}.`,
    open: 'See your confirmation',
  },
  sent: 'Application Submitted Successfully!',
}
