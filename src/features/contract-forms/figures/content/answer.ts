import type { ContractFigures } from '#db/schema/index.ts'
import type { ContractFiguresAnswer } from '../schema.ts'

/** As the API tells them: whose law cut a figure, and nothing of how they were computed. */
export const toAnswer = ({
  oneTimeCharges,
  schedule,
  outcomes,
  claim,
  earlier,
  terms: _,
  ...figures
}: ContractFigures): ContractFiguresAnswer => ({
  ...figures,
  oneTimeCharges: [...oneTimeCharges],
  schedule: schedule.map(({ from, through, charges, owed, yearlyRate, cappedIn }) => {
    return { from, through, charges, owed, yearlyRate, heldIn: cappedIn }
  }),
  outcomes: outcomes.map(({ gross, owed, cappedIn }) => ({ gross, owed, heldIn: cappedIn })),
  claim: [...claim],
  earlier: [...earlier],
})
