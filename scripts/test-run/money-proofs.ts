import { inTurn, playwright, underFire, vitest } from './proof-steps.ts'
import type { Step } from './steps.ts'

/** From a contract to what is owed of it. */
export const moneyProofs: Record<string, Step | readonly Step[]> = {
  contracts: [
    ...inTurn('Every state’s contract is right to the cent, on both faces, and the same bytes each time', {
      system: ['system/contract', 'system/papers'],
      unit: ['features/contracts', 'features/contract-forms', 'features/verification'],
    }),
    { title: 'Contracts, their words and /verify in a browser', ...playwright('e2e/(contract|verify)') },
  ],
  signing: [
    {
      title:
        'Consent, signature, acknowledgment, certificate, reminders and the paper way, and what they refuse',
      ...vitest(
        '--project=unit',
        'contracts/signing',
        'contracts/signers',
        'contracts/acknowledgment',
        'contracts/certificate',
        'contracts/reminders',
        'contracts/by-mail',
        'contract-page/signing',
        'contract-page/acknowledgment',
      ),
    },
    {
      title:
        'A contract is signed in a browser: by touch, by keyboard, on paper, for somebody, without scripts',
      ...playwright('e2e/signing'),
    },
    {
      title: 'The server is killed while people sign: what was answered is there once, on either database',
      ...underFire('signing'),
    },
  ],
  payments: {
    title: 'Payouts, cancellations and a change of counsel, and what is refused on the way',
    ...vitest(
      '--project=unit',
      'features/payments',
      'features/payouts',
      'contract-page/money',
      'contracts/sending',
      'review/counsel',
    ),
  },
  paying: {
    title:
      'The server is killed while money leaves, comes in and comes back: what was answered is there once',
    ...underFire('paying'),
  },
  payoffs: [
    {
      title:
        'Five hundred payoff letters say what a model of exact fractions owes, and print clean; releases, endings and reductions, and what they refuse',
      ...vitest(
        '--project=unit',
        '--project=system',
        'system/payoff-letters',
        'features/payoffs',
        'features/payoff-page',
      ),
    },
    { title: 'Payoff letters in a browser, at the firm and at the desk', ...playwright('e2e/payoff') },
  ],
  'payoff-kills': {
    title:
      'The server is killed around payoff letters, payments and releases: none is lost, none doubled, on either database',
    ...underFire('payoffs'),
  },
  ledger: {
    title: 'Twenty days of 5,000 random lives of advances owe what a model of exact fractions says',
    ...vitest('--project=unit', 'lib/ledger'),
  },
}
