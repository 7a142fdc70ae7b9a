import { seal } from '#ui/engravings/index.ts'

/** An engraved seal around one character. Silent: the words beside it say what it stands for. */
export function Seal({ sign }: { sign: string }) {
  return (
    <span className="relative grid size-21 flex-none place-items-center lg:size-26" aria-hidden="true">
      <img {...seal} alt="" loading="lazy" className="absolute inset-0 size-full" />
      <span className="figures relative text-[2.1rem] leading-none font-medium text-green-700 lg:text-[2.6rem]">
        {sign}
      </span>
    </span>
  )
}
