export const bankMailWords = {
  subject: 'The account that firms pay to was changed',
  somebody: 'Somebody',
  paragraph: (by: string) =>
    `${by} changed the bank account that payoff letters print. Letters made from now on have the new one.`,
  check:
    'If you didn’t expect this, look at it now and call your bank. Letters that are out keep the account they were made with.',
  open: 'Look at how firms pay us',
  signature: (company: string) => `${company}, the site`,
}
