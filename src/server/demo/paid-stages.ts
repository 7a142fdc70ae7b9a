import type { FundingMethod } from '#domain/decisions.ts'
import type { Stage, Told } from './contract-story.ts'

export const enterDetails = ({ at, money, bookkeeper }: Told, day: number, method?: FundingMethod) =>
  at(day, 3, () => money.enterDetails(bookkeeper, method))

/** Everything that the gate asks for, and the money on its planned day. */
export function sendOn(told: Told, day: number, { method = 'ach' }: { method?: FundingMethod } = {}): void {
  const { at, money, owner, second } = told
  enterDetails(told, day - 1, method)
  // A check goes to the address on the contract.
  if (method !== 'check') at(day - 1, 4, () => money.callBack(second))
  at(day, 1, async () => {
    await money.screen(second)
    await money.release(owner, second)
  })
  at(day, 2, () => money.send(owner))
}

/** Approved, sent and signed in the days before the money left. */
const paidOn = (day: number) => ({
  ...{ approved: day - 5, sent: day - 4, signed: day - 3, acknowledged: day - 2, fundingOn: day },
})

const receiveOn = ({ at, money, bookkeeper }: Told, day: number) =>
  at(day, 1, () => money.receive(bookkeeper))

/** Contracts whose money left. The oldest are in their third step. */
export const paidStages: readonly Stage[] = [
  {
    ...{ ...paidOn(-18), amount: 5_432_00 },
    after: (told) => {
      sendOn(told, -18)
      receiveOn(told, -17)
      told.at(-5, 1, () => told.money.payIn(told.bookkeeper, 1_234_00))
    },
  },
  { ...paidOn(-1), amount: 6_543_00, after: (told) => sendOn(told, -1) },
  {
    ...{ ...paidOn(-3), amount: 4_321_00 },
    after: (told) => {
      sendOn(told, -3)
      receiveOn(told, -2)
    },
  },
  {
    ...{ ...paidOn(-272), amount: 9_876_00 },
    after: (told) => {
      sendOn(told, -272, { method: 'wire' })
      receiveOn(told, -271)
      told.at(-150, 1, () => told.money.payIn(told.bookkeeper, 2_345_00))
      told.at(-40, 1, () => told.money.payIn(told.bookkeeper, 3_456_00))
    },
  },
  {
    ...{ ...paidOn(-271), amount: 2_345_00 },
    after: (told) => sendOn(told, -271, { method: 'check' }),
  },
  {
    ...{ ...paidOn(-270), amount: 6_543_00 },
    after: (told) => {
      const { at, days, money, bookkeeper } = told
      sendOn(told, -270)
      receiveOn(told, -269)
      at(-60, 1, () => money.payIn(bookkeeper, 1_234_00))
      at(-1, 2, () => money.askCorrection(bookkeeper, 1_432_00, days.on(-60)))
    },
  },
  {
    ...{ ...paidOn(-4), amount: 3_456_00 },
    after: (told) => {
      sendOn(told, -4)
      receiveOn(told, -3)
      told.at(-1, 2, () => told.money.giveNotice())
    },
  },
  {
    ...{ ...paidOn(-9), amount: 2_345_00 },
    after: (told) => {
      sendOn(told, -9)
      receiveOn(told, -8)
      told.at(-6, 2, () => told.money.giveNotice())
      told.at(-5, 2, () => told.money.giveBack(told.bookkeeper))
    },
  },
  {
    ...{ ...paidOn(-15), amount: 12_345_00 },
    after: (told) => {
      sendOn(told, -15, { method: 'wire' })
      receiveOn(told, -14)
    },
  },
]
