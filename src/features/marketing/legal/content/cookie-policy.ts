import { preferencesWords } from '#features/consent/content/preferences.ts'
import { type CookieCategory, consentKeys } from '#features/consent/schema.ts'
import { deviceKey } from '#lib/browser-store/own-device.ts'
import { type Locale, type Localized, localized } from '#site/locale.ts'
import { en } from './en/cookie-policy.ts'
import { en as kept } from './en/kept-items.ts'

export const cookiePolicy: Localized<typeof en> = localized({ en })

const keptWords: Localized<Readonly<Record<KeptId, KeptWords>>> = localized({ en: kept })

type KeptId = keyof typeof kept
type KeptWords = { name?: string; where: string; purpose: string; kept: string }

/** Everything this site leaves in a browser, by its name there. Add new keys here, too. */
const keptItems: readonly { id: KeptId; name?: string; kind: CookieCategory }[] = [
  { id: 'flag', name: consentKeys.flag, kind: 'necessary' },
  { id: 'preferences', name: consentKeys.preferences, kind: 'necessary' },
  { id: 'scroll', name: 'react-router-scroll-positions', kind: 'necessary' },
  { id: 'device', name: deviceKey, kind: 'necessary' },
  { id: 'draft', name: 'application-draft-plaintiff, application-draft-attorney', kind: 'necessary' },
  { id: 'sent', name: 'application-sent', kind: 'necessary' },
  { id: 'keys', name: 'drafts', kind: 'necessary' },
  { id: 'reference', name: 'application-reference', kind: 'necessary' },
  { id: 'case', name: '__Host-case_session, case_here', kind: 'necessary' },
  { id: 'firm', name: '__Host-firm_session', kind: 'necessary' },
  { id: 'contact', name: 'contact-draft', kind: 'necessary' },
  { id: 'message', name: 'case-message', kind: 'necessary' },
  { id: 'papers', name: 'papers, papers-kept', kind: 'necessary' },
  { id: 'staff', kind: 'necessary' },
  { id: 'phone', name: 'phone-application', kind: 'necessary' },
  { id: 'analytics', name: '_ga, _ga_…', kind: 'analytics' },
]

export type KeptItem = KeptWords & { name: string; isKey: boolean; kind: string }

export const listKept = (locale: Locale): KeptItem[] =>
  keptItems.map(({ id, name, kind }) => ({
    name: '',
    ...keptWords[locale][id],
    ...(name && { name }),
    isKey: name !== undefined,
    kind: preferencesWords[locale].categories[kind].label,
  }))
