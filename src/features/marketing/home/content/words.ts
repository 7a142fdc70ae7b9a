/** The six kinds of cases that Home shows, of the eight that have a page. */
export const fundedOnHome = [
  'car-accident',
  'truck-accident',
  'slip-and-fall',
  'medical-malpractice',
  'workplace-injury',
  'wrongful-death',
] as const
