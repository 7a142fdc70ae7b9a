import type { Stage, Told } from './contract-story.ts'
import { enterDetails, sendOn } from './paid-stages.ts'

const signedAndAcknowledged = { approved: -6, sent: -5, signed: -4, acknowledged: -3 }

/** Called back and compared today: what is missing are signatures. */
function prepareForToday(told: Told) {
  const { at, money, second } = told
  enterDetails(told, -2)
  at(-1, 1, () => money.callBack(second))
  at(0, 0.2, () => money.screen(second))
}

/** Contracts that wait for somebody, or ended before any money left. */
export const waitingStages: readonly Stage[] = [
  {
    ...{ ...signedAndAcknowledged, fundingOn: 0, amount: 9_876_00 },
    after: (told) => {
      prepareForToday(told)
      told.at(0, 0.4, () => told.money.sign(told.owner))
    },
  },
  { approved: -2, sent: -1, fundingOn: 4 },
  { approved: -1, drafted: -1, fundingOn: 5 },
  {
    ...{ approved: -3, sent: -2, fundingOn: 3 },
    after: ({ at, contract }) => at(-1, 3, () => contract.open(3)),
  },
  { approved: -4, sent: -3, signed: -1, fundingOn: 2 },
  { ...signedAndAcknowledged, fundingOn: 2 },
  { ...signedAndAcknowledged, fundingOn: 1, after: (told) => enterDetails(told, -1) },
  { ...signedAndAcknowledged, fundingOn: 0, amount: 4_321_00, hasLookalike: true, after: prepareForToday },
  { ...signedAndAcknowledged, fundingOn: 0, amount: 3_456_00, after: prepareForToday },
  {
    ...{ ...signedAndAcknowledged, fundingOn: 0, amount: 6_543_00 },
    after: (told) => {
      prepareForToday(told)
      told.at(0, 0.6, () => told.money.release(told.owner, told.second))
    },
  },
  {
    ...{ approved: -7, sent: -6, signed: -5, acknowledged: -4, fundingOn: -2 },
    after: (told) => {
      sendOn(told, -2, { method: 'wire' })
      told.at(-1, 2, () => told.money.comeBack(told.bookkeeper, 'The account was closed last month.'))
    },
  },
  {
    ...{ approved: -5, sent: -4, fundingOn: 3 },
    after: ({ at, contract }) => at(-2, 4, () => contract.decline('My sister can help me out after all.')),
  },
  {
    ...{ approved: -5, sent: -4, signed: -3, fundingOn: 3 },
    after: ({ at, contract }) =>
      at(-2, 2, () => contract.refuseAsAttorney('We don’t pay third parties out of our trust account.')),
  },
  { approved: -7, sent: -6, fundingOn: -1 },
  {
    ...{ approved: -5, sent: -4, fundingOn: 2 },
    after: ({ at, contract, owner }) =>
      at(-2, 1, () => contract.cancel(owner, 'The carrier made another offer. We look at the case again.')),
  },
  {
    ...{ approved: -6, sent: -5, fundingOn: 1 },
    after: ({ at, days, contract, owner }) =>
      at(-2, 1, async () => {
        await contract.reissue(owner, days.on(4), 'They can’t sign before their attorney is back.')
        await contract.send(owner)
      }),
  },
  {
    ...{ approved: -8, sent: -7, fundingOn: 3 },
    after: ({ at, days, file, contract, person }) => {
      at(-7, 3, () => contract.choosePaper())
      at(-6, 1, () => contract.mail(person, days.on(-6)))
      at(-1, 1, async () => {
        const came = { signedOn: days.on(-3), postmarkOn: days.on(-3), receivedOn: days.on(-1) }
        await file.sendPaper()
        await contract.findSigned(person, came)
      })
    },
  },
]
