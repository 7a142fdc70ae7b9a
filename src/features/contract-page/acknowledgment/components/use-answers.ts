import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { keptAnswers } from './kept-answers.ts'

/** What of the form is answered, counted as it's filled in, and kept on the device for a day. */
export function useAnswers(contract: string, statements: number, sent: FormValues | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState(() => readSaid(sent ?? {}, statements))

  useEffect(() => {
    const filled = form.current
    if (!filled) return
    const count = () => setSaid(readSaid(readForm(filled), statements))
    count()
    // Words that the server sent back are newer.
    if (sent) return
    keptAnswers.read().then((kept) => {
      if (kept?.contract !== contract) return
      fillIn(filled, kept.values)
      count()
    }, ignore)
  }, [contract, statements, sent])

  function change() {
    if (!form.current) return
    const values = readForm(form.current)
    setSaid(readSaid(values, statements))
    const { submissionKey: _, contract: __, ...typed } = values
    void keptAnswers.keep({ contract, values: typed, at: Date.now() })
  }

  return { form: form as RefObject<HTMLFormElement | null>, said, change }
}

/** Where nothing can be kept, nothing is: the page works all the same. */
const ignore = () => {}

const readForm = (form: HTMLFormElement) => readValues(new FormData(form))

const readSaid = (values: FormValues, statements: number) =>
  Array.from({ length: statements }, (_, at) => values[`answer-${at + 1}`] ?? null)

/** Only what is still empty. */
function fillIn(form: HTMLFormElement, values: FormValues) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList && field.value === '') field.value = value ?? ''
    if (isText(field) && field.value === '') field.value = value ?? ''
  }
}

const isText = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement
