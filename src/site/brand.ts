export type OpenHours = {
  timeZone: string
  week: readonly (readonly [from: number, to: number] | null)[]
  closedOn: readonly string[]
}

/** The only place with the company's words. Content items (`global.brand.*`) can replace them. */
export const brand = {
  name: 'Beaconfield Legal Funding',
  /** The two lines of the wordmark. */
  shortName: 'Beaconfield',
  descriptor: 'Legal Funding',
  /** Starts every reference number: BF-2026AB12CD. */
  referencePrefix: 'BF',
  phone: '(555) 014-7733',
  phoneHours: 'Mon-Fri 8AM-8PM ET',
  email: 'help@beaconfield.example',
  officeAddress: ['100 Placeholder Street, Suite 400', 'Columbus, Ohio 43215'],
  /** `openHours` has the same for computing. */
  businessHours: ['Monday to Friday: 8AM-8PM ET', 'Saturday: 9AM-5PM ET', 'Sunday: Closed'],
  openHours: {
    timeZone: 'America/New_York',
    /** From and to, in hours of the day, from Sunday on. Null: closed. */
    week: [null, [8, 20], [8, 20], [8, 20], [8, 20], [8, 20], [9, 17]],
    /** YYYY-MM-DD. */
    closedOn: [],
  },
} as const satisfies { openHours: OpenHours; [name: string]: unknown }
