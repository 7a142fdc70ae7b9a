import type { Signing } from '#features/contracts/signing/schema.ts'
import { isOpenStage } from './next-step.ts'
import { NoWay } from './other-ways.tsx'
import type { Place } from './place.ts'
import { WhatItIs } from './what-it-is.tsx'

/** The price in words, and the way out. What has ended has no price. */
export function ContractMore({ signing, place }: { signing: Signing; place: Place }) {
  const { stage } = signing
  const stands = isOpenStage(stage) || stage === 'signed' || stage === 'acknowledged'
  return (
    <>
      {stands && <WhatItIs signing={signing} />}
      {isOpenStage(stage) && <NoWay place={place} />}
    </>
  )
}
