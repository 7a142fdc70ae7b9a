import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFocusHeir } from '#ui/use-focus-heir.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { launchWords } from '../../content.ts'
import { daysBetweenRestores, type LaunchState, type LaunchTask, type Opening } from '../../schema.ts'
import { ClaimList } from './claim-list.tsx'
import { useOpeningChange } from './ready-calls.ts'
import { sayMinutes, sayWeeks } from './ready-words.ts'

type TaskListProps = {
  title: string
  about: string
  tasks: readonly LaunchState[]
  opening: Opening
  /** Takes the focus when a task is done and leaves. */
  heir: RefObject<HTMLElement | null>
}

export function TaskList({ title, about, tasks, opening, heir }: TaskListProps) {
  const id = useId()
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4">
      <SectionHead
        id={id}
        title={title}
        about={[`${tasks.length} left`, about].filter(Boolean).join('; ')}
        isRuled
      />
      <ul className="k-list">
        {tasks.map((task) => (
          <TaskRow key={task.task} {...task} opening={opening} heir={heir} />
        ))}
      </ul>
    </section>
  )
}

type TaskRowProps = LaunchState & Pick<TaskListProps, 'opening' | 'heir'>

function TaskRow({ task, isBegun, progress, opening, heir }: TaskRowProps) {
  const { todo, why, whyFirst = why, link, counted = 'done', minutes, waitDays } = launchWords[task]
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const row = useRef<HTMLLIElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusHeir(row, heir)
  const help = helpFor(task, opening, () => setOpen(false))
  return (
    <li ref={row} className="items-start py-2 max-md:grid-cols-[1rem_minmax(0,1fr)] [&>svg]:mt-0.5">
      <SquareMark state={isBegun ? 'received' : 'needed'} />
      <div>
        <h3>
          {todo}
          <VisuallyHidden>: to do</VisuallyHidden>
        </h3>
        <p className="max-w-[74ch] text-soft">{isBegun ? why : whyFirst}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 max-md:col-start-2 md:grid md:justify-items-end md:text-end">
        {link && (
          <ButtonLink
            kind="bare"
            to={link.to}
            className="max-md:-ml-2 md:-mr-2"
            aria-label={`${link.label}: ${todo}`}
          >
            {link.label}
          </ButtonLink>
        )}
        {help && (
          <Button
            ref={opener}
            kind="bare"
            className="max-md:-ml-2 md:-mr-2"
            aria-label={`${help.label}: ${todo}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {help.label}
          </Button>
        )}
        <small>
          {isBegun && progress ? `${progress.done} of ${progress.of} ${counted}` : sayTime(minutes, waitDays)}
        </small>
      </div>
      {help && isOpen && (
        <Help id={panel} opener={opener}>
          {help.content}
        </Help>
      )}
    </li>
  )
}

type HelpProps = { id: string; opener: RefObject<HTMLElement | null>; children: ReactNode }

function Help({ id, opener, children }: HelpProps) {
  const part = useRef<HTMLDivElement>(null)
  useFocusHeir(part, opener)
  return (
    <div ref={part} id={id} className="col-[2/-1] max-w-[40rem] pt-2 pb-3">
      {children}
    </div>
  )
}

const sayTime = (minutes: number, waitDays: number | undefined) =>
  waitDays === undefined ? sayMinutes(minutes) : `filing takes ${sayWeeks(waitDays)}`

function helpFor(
  task: LaunchTask,
  opening: Opening,
  onDone: () => void,
): { label: string; content: ReactNode } | undefined {
  if (task === 'claims')
    return { label: 'Prove or hide them', content: <ClaimList claims={opening.claims} /> }
  if (task === 'backups')
    return { label: 'Say when', content: <RestoreForm restoredOn={opening.restoredOn} onDone={onDone} /> }
  const { how } = launchWords[task]
  return how === undefined ? undefined : { label: 'Show me how', content: <p>{how}</p> }
}

/** Only the owner knows whether a backup came back. */
function RestoreForm({ restoredOn, onDone }: { restoredOn: string | null; onDone: () => void }) {
  const { toast } = useToast()
  const save = useOpeningChange(() => {
    toast({ title: 'Restore noted' })
    onDone()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('restoredOn')
    save.mutate({ restoredOn: value ? String(value) : null })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p>
        Copy the database and the files every night to another place, and the secret key to a third. Then
        bring a copy back on another machine and look at it. This task returns {daysBetweenRestores} days
        after the day you enter.
      </p>
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <Field
          label="Last restore that worked"
          error={save.error && reasonOf(save.error, 'The day was not saved. Please try again.')}
        >
          <Input type="date" name="restoredOn" defaultValue={restoredOn ?? ''} />
        </Field>
        <Button type="submit" busy={save.isPending && 'Saving…'}>
          Save
        </Button>
      </div>
    </form>
  )
}
