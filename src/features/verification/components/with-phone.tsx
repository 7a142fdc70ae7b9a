import { phoneLink } from '#site/paths.ts'

/** A sentence whose telephone number can be called. */
export function WithPhone({ words, phone }: { words: (phone: string) => string; phone: string }) {
  const [before, after = ''] = words(phone).split(phone)
  return (
    <>
      {before}
      <a href={phoneLink(phone)} className="whitespace-nowrap">
        {phone}
      </a>
      {after}
    </>
  )
}
