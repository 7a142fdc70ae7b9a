export function SectionHead({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <div className="oxford grid gap-2 sm:gap-4 lg:grid-cols-[7fr_5fr] lg:items-baseline lg:gap-x-column">
      <h2 id={id}>{title}</h2>
      <p className="max-w-[32em] text-lead text-soft">{lead}</p>
    </div>
  )
}
