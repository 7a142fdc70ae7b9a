import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/offices.ts'

/** Every state's consumer protection office, as the federal government lists them. */
export const consumerOffices = 'https://www.usa.gov/state-consumer'

export const officeWords: Localized<typeof en> = localized({ en })

export type WatchingOffice = {
  code: keyof typeof en
  needs: 'license' | 'registration' | 'certificate'
  /** The office's own site. */
  link?: string
  /** If the law isn't in force yet. */
  from?: string
}

/** Offices that a state's law on our kind of money names. The state pages have the same laws. */
export const watchingOffices: readonly WatchingOffice[] = [
  { code: 'CT', needs: 'license', link: 'https://portal.ct.gov/dob' },
  { code: 'GA', needs: 'registration', link: 'https://dbf.georgia.gov' },
  { code: 'IL', needs: 'license', link: 'https://idfpr.illinois.gov' },
  { code: 'IN', needs: 'license', link: 'https://www.in.gov/dfi' },
  { code: 'ME', needs: 'registration', link: 'https://www.maine.gov/pfr/consumercredit' },
  { code: 'MO', needs: 'license', link: 'https://finance.mo.gov' },
  { code: 'NE', needs: 'certificate', link: 'https://sos.nebraska.gov' },
  { code: 'NV', needs: 'license', link: 'https://fid.nv.gov' },
  { code: 'NY', needs: 'registration', link: 'https://www.dfs.ny.gov', from: '2026-12-19' },
  { code: 'OK', needs: 'license' },
  { code: 'SC', needs: 'license', link: 'https://consumer.sc.gov' },
  { code: 'UT', needs: 'registration', link: 'https://dcp.utah.gov' },
  { code: 'VT', needs: 'registration', link: 'https://dfr.vermont.gov' },
]
