export const roles = ['plaintiff', 'attorney'] as const
export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

type Step = { title: string; asks: string }

/** What the four steps of each application ask. */
export const stepsOf: Record<Role, readonly Step[]> = {
  plaintiff: [
    { title: 'Personal Information', asks: 'Your name, email, phone, state and date of birth.' },
    {
      title: 'Case Information',
      asks: 'What happened, when and where, your attorney, and how much you need.',
    },
    {
      title: 'Medical & Damages Information',
      asks: 'Your injuries, medical bills and lost pay, as far as you know them.',
    },
    { title: 'Review and Consent', asks: 'Read it through, agree, and send.' },
  ],
  attorney: [
    { title: 'Attorney Information', asks: 'Your name, firm, bar number and how to reach you.' },
    {
      title: 'Client & Case Information',
      asks: 'Your client, the kind of case, the date, and how much is needed.',
    },
    { title: 'Case Strength Assessment', asks: 'Liability, the likely value, and the odds as you see them.' },
    { title: 'Review and Consent', asks: 'Confirm that your client agrees, read it through, and send.' },
  ],
}
