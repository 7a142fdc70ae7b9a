import { mapLocales } from '#site/locale.ts'
import { sayDistrict } from '#site/service-area.ts'
import { caseType, fundingAmount, incidentDate, incidentLocation, state } from './questions.ts'
import { defineStep } from './step.ts'

const homeHelp = { en: 'Your client’s home state sets the funding rules.' }

export const attorneyCase = defineStep({
  slug: 'client',
  title: { en: 'Client & Case Information' },
  intro: { en: 'Who the funding is for, and what the case is about.' },
  gist: [['clientFirstName', 'clientLastName'], ['caseType']],
  fields: [
    {
      name: 'clientFirstName',
      kind: 'line',
      heading: { en: 'Your client' },
      label: { en: 'Client’s first name' },
      missing: { en: 'Enter your client’s first name' },
      max: 100,
      capitalize: 'words',
    },
    {
      name: 'clientLastName',
      kind: 'line',
      label: { en: 'Client’s last name' },
      missing: { en: 'Enter your client’s last name' },
      max: 100,
      capitalize: 'words',
    },
    {
      ...state,
      name: 'clientState',
      label: { en: 'State where your client lives' },
      help: mapLocales((locale) => `${homeHelp[locale]} ${sayDistrict(locale)}`),
      optional: true,
      autoComplete: 'off',
    },
    { name: 'clientPhone', kind: 'phone', label: { en: 'Client’s phone number' }, optional: true },
    { name: 'clientEmail', kind: 'email', label: { en: 'Client’s email address' }, optional: true },
    { ...caseType, heading: { en: 'The case' } },
    { ...incidentDate, help: { en: 'The date of the incident or of discovery.' } },
    { ...incidentLocation, optional: true },
    {
      ...fundingAmount,
      label: { en: 'How much funding does your client need?' },
      missing: { en: 'Choose how much funding your client needs' },
    },
  ],
})
