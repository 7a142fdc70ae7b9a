/**
 * The company this copy of the product speaks for. Nothing else in the code spells these words; the texts that
 * visitors see can be replaced by content items (`global.brand.*`, `global.contact.*`), these are their defaults.
 */
export const brand = {
  name: 'Beaconfield Legal Funding',
  /** The two lines of the wordmark. */
  shortName: 'Beaconfield',
  descriptor: 'Legal Funding',
  /** First part of every reference number: BF-2026AB12CD. */
  referencePrefix: 'BF',
  phone: '(555) 014-7733',
  phoneHours: 'Mon-Fri 8AM-8PM ET',
  email: 'help@beaconfield.example',
  officeAddress: ['100 Placeholder Street, Suite 400', 'Columbus, Ohio 43215'],
  businessHours: ['Monday to Friday: 8AM-8PM ET', 'Saturday: 9AM-5PM ET', 'Sunday: Closed'],
} as const
