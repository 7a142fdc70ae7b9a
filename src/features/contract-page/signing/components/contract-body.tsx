import type { Signing } from '#features/contracts/signing/schema.ts'
import { ContractPapers } from './contract-papers.tsx'
import { isOpenStage } from './next-step.ts'
import { LessWay } from './other-ways.tsx'
import { OwedSection } from './owed-section.tsx'
import type { Place } from './place.ts'
import { TalkFirst } from './talk-first.tsx'
import { WhatChanged } from './what-changed.tsx'

type ContractBodyProps = { signing: Signing; place: Place; phone: string }

/** Below the headline: what would be owed while it's to be decided, then the papers. */
export function ContractBody({ signing, place, phone }: ContractBodyProps) {
  const isOpen = isOpenStage(signing.stage)
  return (
    <>
      {isOpen && signing.replaces && <WhatChanged replaces={signing.replaces} />}
      {isOpen && (
        <>
          <OwedSection figures={signing.figures} />
          {signing.stage !== 'paper' && <LessWay signing={signing} place={place} />}
          <TalkFirst signing={signing} place={place} phone={phone} />
        </>
      )}
      <ContractPapers signing={signing} place={place} />
    </>
  )
}
