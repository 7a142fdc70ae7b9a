import { paths } from '#site/paths.ts'

export const information = {
  title: 'Your information',
  answers: {
    'who-reads-it': {
      question: 'Who reads what I send you?',
      answer: `The people here who work on applications, each under their own name, and your attorney’s office. We keep a record of who opened which file. We don’t sell what you tell us or use it for ads. [Privacy policy](${paths.privacyPolicy})`,
    },
    'medical-details': {
      question: 'Do I have to share medical details?',
      answer: `No. The medical questions in the form are optional, and your attorney can send records later. Without any records we usually can’t decide. You can take your consent back at any time. [Consumer health data privacy](${paths.healthData})`,
    },
  },
}
