import type { Localized } from '#site/locale.ts'

/**
 * What applicants agree to. The words are kept with every application under this version: change both together. They
 * call the company "you", so that the words kept match the words shown even after the brand name is edited.
 */
export const consentVersion = '2026-11-15'

export const agreements = {
  plaintiff: {
    consent: {
      en: 'I ask you to review my application. You may call, text or email me about it, and you may ask my attorney about my case. What I wrote is true as far as I know. Applying is free and commits me to nothing.',
    },
    privacy: { en: 'I have read the Privacy Policy and agree that you use my information as it says.' },
  },
  attorney: {
    consent: {
      en: 'My client has authorized me to apply for funding and to share this information with you. You may review this application and call, text or email me about it. What I wrote is true as far as I know.',
    },
    privacy: { en: 'I have read the Privacy Policy and agree that you use this information as it says.' },
  },
} as const

/** The words in an agreement that link to the policy. */
export const privacyPolicyWords: Localized<string> = { en: 'Privacy Policy' }
