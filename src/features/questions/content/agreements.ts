import { type Localized, localized } from '#site/locale.ts'

/**
 * We keep these words with every application under this version: change both together. Most say "you" for the
 * company, so that they stay true when the brand name changes. The law wants the seller's name where people agree to
 * calls, texts and health questions: there the name replaces the mark.
 */
export const consentVersion = '2026-11-16'

const companyMark = '{company}'

export const nameCompany = (statement: string, company: string) => statement.replaceAll(companyMark, company)

const callsAndTexts = (subject: string) =>
  `${companyMark} may call and text me about ${subject} at the phone number I gave, including with automated or prerecorded calls and texts. I don’t have to agree to this to apply or to get funding. Message frequency varies, and message and data rates may apply. I can reply STOP to any text, and I can tell you at any time to stop calling.`

export const agreements = {
  plaintiff: {
    consent: localized({
      en: 'I ask you to review my application. You may write to me about it, and you may ask my attorney about my case. What I wrote is true as far as I know. Applying is free and commits me to nothing.',
    }),
    privacy: localized({
      en: 'I have read the Privacy Policy and agree that you use my information as it says.',
    }),
    phone: localized({ en: callsAndTexts('my application and funding') }),
    health: localized({
      en: `${companyMark} may collect the health information I enter here, such as my injuries, treatment and doctors, and use it to review my application. I can say no and still apply. I can take this back at any time, as the consumer health data notice explains.`,
    }),
  },
  attorney: {
    consent: localized({
      en: 'My client has authorized me to apply for funding and to share this information with you. You may review this application and write to me about it. What I wrote is true as far as I know.',
    }),
    privacy: localized({
      en: 'I have read the Privacy Policy and agree that you use this information as it says.',
    }),
    phone: localized({ en: callsAndTexts('this application') }),
  },
} as const

export const linkedWords: Localized<Record<'privacyPolicy' | 'healthData', string>> = localized({
  en: { privacyPolicy: 'Privacy Policy', healthData: 'consumer health data notice' },
})
