/**
 * The company behind this copy of the product. No other code spells out these words. They are the defaults: content
 * items (`global.brand.*`, `global.contact.*`) can replace what visitors see.
 */
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
  businessHours: ['Monday to Friday: 8AM-8PM ET', 'Saturday: 9AM-5PM ET', 'Sunday: Closed'],
} as const
