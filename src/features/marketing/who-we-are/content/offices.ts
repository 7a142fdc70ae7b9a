import type { StateCode } from '#domain/states.ts'
import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/offices.ts'

export type WatchingOffice = {
  code: StateCode
  needs: 'license' | 'registration' | 'certificate'
  office: string
  /** The office's own site. */
  link?: string
  source: string
  /** If the law isn't in force yet. */
  from?: string
}

/** Every state's consumer protection office, as the federal government lists them. */
export const consumerOffices = 'https://www.usa.gov/state-consumer'

/** Offices that a state's law on our kind of money names. The state pages have the same laws. */
export const watchingOffices: Localized<readonly WatchingOffice[]> = localized({ en })
