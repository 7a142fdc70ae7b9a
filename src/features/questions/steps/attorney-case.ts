import { localized, mapLocales } from '#site/locale.ts'
import { sayDistrict } from '#site/service-area.ts'
import { caseType, fundingAmount, incidentDate, incidentLocation, state } from './questions.ts'
import { defineStep } from './step.ts'

const homeHelp = localized({ en: 'Your client’s home state sets the funding rules.' })

export const attorneyCase = defineStep({
  slug: 'client',
  title: localized({ en: 'Client & Case Information' }),
  intro: localized({ en: 'Who the funding is for, and what the case is about.' }),
  gist: [['clientFirstName', 'clientLastName'], ['caseType']],
  fields: [
    {
      name: 'clientFirstName',
      kind: 'line',
      heading: localized({ en: 'Your client' }),
      label: localized({ en: 'Client’s first name' }),
      missing: localized({ en: 'Enter your client’s first name' }),
      max: 100,
      capitalize: 'words',
      holds: 'person',
    },
    {
      name: 'clientLastName',
      kind: 'line',
      label: localized({ en: 'Client’s last name' }),
      missing: localized({ en: 'Enter your client’s last name' }),
      max: 100,
      capitalize: 'words',
      holds: 'person',
    },
    {
      ...state,
      name: 'clientState',
      label: localized({ en: 'State where your client lives' }),
      help: mapLocales((locale) => `${homeHelp[locale]} ${sayDistrict(locale)}`),
      optional: true,
      autoComplete: 'off',
    },
    { name: 'clientPhone', kind: 'phone', label: localized({ en: 'Client’s phone number' }), optional: true },
    {
      name: 'clientEmail',
      kind: 'email',
      label: localized({ en: 'Client’s email address' }),
      optional: true,
    },
    { ...caseType, heading: localized({ en: 'The case' }) },
    { ...incidentDate, help: localized({ en: 'The date of the incident or of discovery.' }) },
    { ...incidentLocation, optional: true },
    {
      ...fundingAmount,
      label: localized({ en: 'How much funding does your client need?' }),
      missing: localized({ en: 'Choose how much funding your client needs' }),
    },
  ],
})
