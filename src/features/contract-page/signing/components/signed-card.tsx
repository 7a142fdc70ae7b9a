import type { Signing } from '#features/contracts/signing/schema.ts'
import { mark, seal } from '#ui/engravings/index.ts'
import { useLocale } from '#ui/locale.tsx'
import { stateWords } from '../content/words.ts'
import { markLong } from './long-name.ts'
import { sayMoment } from './signing-days.ts'

/** The name as it was typed, beside our seal. */
export function SignedCard({ signing: { signedAt, signedAs } }: { signing: Signing }) {
  const locale = useLocale()
  if (!signedAt || !signedAs) return null
  return (
    <div className="mt-6 grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 border-y border-rule py-4">
      <span className="relative grid size-22 place-items-center" aria-hidden="true">
        <img {...seal} alt="" className="absolute inset-0 size-full" />
        <img {...mark} alt="" className="relative size-9" />
      </span>
      <div className="min-w-0">
        <p translate="no" className="contract-ink wrap-anywhere" {...markLong(signedAs)}>
          {signedAs}
        </p>
        <p className="mt-1 font-sans text-small text-soft">
          {stateWords[locale].signed.when(sayMoment(signedAt, locale))}
        </p>
      </div>
    </div>
  )
}
