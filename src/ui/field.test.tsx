import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { RadioCard, RadioCardGroup } from './radio-card.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'

/** Reads an attribute of the first such element in the markup. */
function readAttribute(markup: string, element: string, name: string): string | undefined {
  const tag = new RegExp(`<${element}\\b[^>]*>`).exec(markup)?.[0] ?? ''
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}

const controls = [
  ['input', <Input key="i" />],
  ['select', <Select key="s" options={[{ value: 'a', label: 'A' }]} />],
  ['textarea', <Textarea key="t" />],
] as const

describe.each(controls)('a field around a %s', (element, control) => {
  test('names the control by its label', () => {
    const markup = renderToStaticMarkup(<Field label="Email">{control}</Field>)
    expect(readAttribute(markup, 'label', 'for')).toBe(readAttribute(markup, element, 'id'))
    expect(readAttribute(markup, element, 'id')).toBeTruthy()
  })

  test('describes it by the help and the message, in reading order', () => {
    const markup = renderToStaticMarkup(
      <Field id="mail" label="Email" help="We answer here." error="Enter an email address.">
        {control}
      </Field>,
    )
    expect(readAttribute(markup, element, 'aria-describedby')).toBe('mail-help mail-error')
    expect(readAttribute(markup, element, 'aria-invalid')).toBe('true')
    expect(markup).toContain('id="mail-help"')
    expect(markup).toContain('id="mail-error"')
    expect(markup.indexOf('We answer here.')).toBeLessThan(markup.indexOf(`<${element}`))
    expect(markup.indexOf('Enter an email address.')).toBeGreaterThan(markup.indexOf(`<${element}`))
  })

  test('mentions no help or mistakes when there are none', () => {
    const markup = renderToStaticMarkup(<Field label="Email">{control}</Field>)
    expect(markup).not.toMatch(/aria-describedby|aria-invalid/)
  })
})

test('an optional field says so in its label', () => {
  const markup = renderToStaticMarkup(
    <Field label="Middle name" optional>
      <Input />
    </Field>,
  )
  expect(markup).toMatch(/<label[^>]*>Middle name<span[^>]*> \(optional\)<\/span><\/label>/)
})

test('the cards of a group share its name, and the group carries help and message', () => {
  const markup = renderToStaticMarkup(
    <RadioCardGroup id="who" legend="Who?" name="who" help="One of you." error="Choose one.">
      <RadioCard value="me" label="Me" />
      <RadioCard value="you" label="You" />
    </RadioCardGroup>,
  )
  expect(readAttribute(markup, 'fieldset', 'aria-describedby')).toBe('who-help who-error')
  expect(markup.match(/<input type="radio" name="who"/g)).toHaveLength(2)
})

test('a box that stands alone carries its own message', () => {
  const markup = renderToStaticMarkup(<Checkbox id="agree" label="I agree" error="Agree to go on." />)
  expect(readAttribute(markup, 'label', 'for')).toBe('agree')
  expect(readAttribute(markup, 'input', 'aria-describedby')).toBe('agree-error')
  expect(readAttribute(markup, 'input', 'aria-invalid')).toBe('true')
})
