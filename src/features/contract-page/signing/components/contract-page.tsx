import type { Signing } from '#features/contracts/signing/schema.ts'
import { ContractBody } from './contract-body.tsx'
import { ContractHead } from './contract-head.tsx'
import { ContractMore } from './contract-more.tsx'
import { ContractSide } from './contract-side.tsx'
import type { Place } from './place.ts'

type ContractPageProps = { signing: Signing; place: Place; now: string; phone: string }

/** Alone on its page. On the case page its parts stand among the others. */
export function ContractPage({ signing, place, now, phone }: ContractPageProps) {
  return (
    <div className="items-start lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)] lg:gap-x-[clamp(3rem,6vw,6.5rem)]">
      <ContractHead id="contract-title" formKey="" {...{ signing, place, phone }} />
      <div>
        <ContractSide signing={signing} now={now} />
      </div>
      <div>
        <ContractBody {...{ signing, place, phone }} />
      </div>
      <div>
        <ContractMore signing={signing} place={place} />
      </div>
    </div>
  )
}
