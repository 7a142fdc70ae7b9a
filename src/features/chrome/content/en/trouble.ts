import { paths } from '#site/paths.ts'

export const en = {
  failed: {
    title: 'We can’t show this page right now',
    text: 'Something went wrong on our end, not yours. Try again in a minute, or call us.',
  },
  backToHome: 'Back to Home',
  waysOn: {
    title: 'Or try one of these',
    links: [
      { label: 'How funding works', to: paths.howItWorks },
      { label: 'Kinds of cases we fund', to: paths.caseTypes },
      { label: 'States we serve', to: paths.states },
      { label: 'Talk to us', to: paths.contact },
    ],
  },
}
