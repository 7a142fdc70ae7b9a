import type { Signing } from '#features/contracts/signing/schema.ts'
import { isOpenStage } from './next-step.ts'
import { NoWay } from './other-ways.tsx'
import type { Place } from './place.ts'
import { WhatItIs } from './what-it-is.tsx'

/** The price in words, and the way out. */
export function ContractMore({ signing, place }: { signing: Signing; place: Place }) {
  return (
    <>
      <WhatItIs signing={signing} />
      {isOpenStage(signing.stage) && <NoWay place={place} />}
    </>
  )
}
