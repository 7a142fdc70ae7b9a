import { RetentionForm } from './retention-form.tsx'

/** The owner's part of the settings about how long data is kept. */
export function RetentionSettings() {
  return (
    <section aria-labelledby="retention" className="grid gap-4">
      <h2 id="retention">Retention</h2>
      <p className="max-w-form text-soft">
        Whatever is older than you say here is deleted every night at about 4 a.m. Eastern time, with its
        files, unsent mails and background work. The access records say how much that was.
      </p>
      <RetentionForm />
    </section>
  )
}
