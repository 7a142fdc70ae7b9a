import { isDeepStrictEqual } from 'node:util'
import { type Binding, listEarlier, readBinding } from '#features/contract-forms/figures/data.ts'
import type { BindingLaw } from '#features/contract-forms/papers/schema.ts'
import { compareFigures } from '#features/contracts/checks/content/differences.ts'
import type { Difference } from '#features/contracts/checks/schema.ts'
import { readToday } from '#features/rules/data.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { readLaws, toLaw } from './content.ts'
import { findOffer, type OfferRefusal, priceOf } from './prepare.ts'
import type { ContractRow } from './rows.ts'
import type { Services, Source } from './source.ts'

export type Compared = {
  binding: Binding
  /** Whether the offer that it was drafted from stands, and today's rule allows it. */
  offer: Outcome<object, OfferRefusal | 'another'>
  /** What the rules, the terms and the earlier advances of today would change. */
  changes: readonly Difference[]
  /** The law on the paper is no longer that of the rules. */
  isOtherLaw: boolean
}

/** A contract beside the rules of today, or of the day on which its money leaves. */
export async function compareWithToday(
  services: Services,
  row: ContractRow,
  source: Source,
): Promise<Compared> {
  const { fundingOn, homeState } = row
  const today = await readToday(services.db)
  const on = fundingOn > today ? fundingOn : today
  const binding = await readBinding(services, source.row.id, { home: homeState, on })
  const isSigned = row.status === 'signed' || row.status === 'acknowledged'
  const found = await findOffer(services, source, fundingOn, { isSigned })
  const isOther = found.ok && found.offer.id !== row.decisionId
  return {
    binding,
    offer: isOther ? refuse('another') : found,
    changes:
      found.ok && !isOther
        ? compareFigures(row.figures, (await priceNow(services, row, binding, found.offer)).figures)
        : [],
    isOtherLaw: !isDeepStrictEqual(
      (await readLaws(services, row)).map(onPaper),
      lawsOf(binding).map(onPaper),
    ),
  }
}

async function priceNow(
  services: Services,
  { applicationId, amount, fundingOn }: ContractRow,
  binding: Binding,
  offer: Parameters<typeof priceOf>[1],
) {
  const { earlier } = await listEarlier(services.db, applicationId ?? '')
  return priceOf(services, offer, binding, { amount, fundingOn, earlier })
}

const lawsOf = ({ home, forum }: Binding): BindingLaw[] => [
  toLaw(home, 'home'),
  ...(forum ? [toLaw(forum, 'forum')] : []),
]

/** Only what is printed: somebody who compares a notice again changes nothing of it. */
function onPaper({ law, ...rest }: BindingLaw) {
  const { license: _, formApproval: __, notices, ...asked } = law ?? {}
  const words = notices?.map(({ checkedOn: _, ...notice }) => notice)
  return JSON.parse(JSON.stringify({ ...rest, asked, words }))
}
