import type { PublicChoice } from '#domain/choice.ts'
import {
  firmInsurances,
  firmLiabilities,
  firmLiens,
  firmStages,
  firmTimings,
  firmTreatments,
} from '#domain/firm-answers.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized } from '#site/locale.ts'
import type { FirmRefusal } from './mutations.ts'
import { type FirmQuestionName, mostAsks } from './schema.ts'

type FirmQuestion = {
  name: FirmQuestionName
  question: Localized<string>
  help?: Localized<string>
  label: string
  options: readonly PublicChoice[]
}

export const firmQuestions: readonly FirmQuestion[] = [
  {
    name: 'liability',
    question: localized({ en: 'Who’s at fault?' }),
    label: 'At fault',
    options: firmLiabilities,
  },
  {
    name: 'insurance',
    question: localized({ en: 'Insurance you’ve confirmed' }),
    help: localized({ en: 'All policies together.' }),
    label: 'Confirmed insurance',
    options: firmInsurances,
  },
  {
    name: 'treatment',
    question: localized({ en: 'Is your client still treating?' }),
    label: 'Still treating',
    options: firmTreatments,
  },
  {
    name: 'liens',
    question: localized({ en: 'Other liens or advances?' }),
    label: 'Other liens or advances',
    options: firmLiens,
  },
  { name: 'stage', question: localized({ en: 'What stage is it at?' }), label: 'Stage', options: firmStages },
  {
    name: 'timing',
    question: localized({ en: 'When might it settle?' }),
    help: localized({ en: 'Your best guess. Nobody’s held to it.' }),
    label: 'Might settle in',
    options: firmTimings,
  },
]

export const firmRefusals: RefusalAnswers<FirmRefusal> = {
  unknown: [404, 'There is no such application, or an attorney sent it: then there is no firm to ask.'],
  changed: [409, 'Somebody changed the law firm’s details meanwhile. Look at them again before you save.'],
  'no address': [409, 'Enter the firm’s email address first.'],
  'no phone': [409, 'Enter the firm’s phone number first. The address is checked by calling it.'],
  'not verified': [409, 'Verify the address first: call the firm and ask whether it is theirs.'],
  'wrong recipient': [409, 'This address said that it’s the wrong one. Enter another.'],
  stopped: [409, 'This address asked us to stop writing to it. Call the firm instead.'],
  answered: [409, 'The firm has answered already.'],
  closed: [409, 'This application is closed.'],
  'too soon': [409, 'The firm was asked a short while ago. You can ask again in {wait}.'],
  'asked enough': [409, `This address was asked ${mostAsks} times. Call the firm instead.`],
}
