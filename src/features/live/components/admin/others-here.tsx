import { Initials } from '#features/admin/components/initials.tsx'
import { formatList } from '#site/format.ts'
import { usePresence } from './live-context.ts'

/** Says that the file is open here, and who else has it open. */
export function OthersHere({ applicationId }: { applicationId: string }) {
  const names = usePresence(applicationId)
  return (
    <div role="status">
      {names.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          {names.map((name) => (
            <Initials key={name} name={name} />
          ))}
          {formatList(names)} {names.length === 1 ? 'has' : 'have'} this file open too
        </p>
      )}
    </div>
  )
}
