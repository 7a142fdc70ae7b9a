import type { Posture } from '#domain/posture.ts'

export const en = {
  short: {
    open: 'Open',
    license: 'License needed',
    capped: 'Price capped',
    closed: 'Not funded',
  } satisfies Record<Posture, string>,
  key: {
    open: 'We fund people who live there',
    license: 'Funding companies need a license or registration there',
    capped: 'The law caps the price there',
    closed: 'We don’t fund people who live there',
  } satisfies Record<Posture, string>,
  keyTitle: 'Where you live',
  facts: {
    caps: 'The most it may cost',
    cancel: 'Time to cancel',
    compounding: 'Charges on charges',
    mostMonths: 'Charges stop after',
    months: (months: number) => (months === 1 ? 'One month' : `${months} months`),
    largestAdvance: 'Largest advance',
    license: 'Our license or registration',
    checked: 'Checked by us',
  },
  from: (day: string) => `From ${day}:`,
}
