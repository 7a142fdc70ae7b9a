export type JsonSchema = {
  type?: string | string[]
  description?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  maxLength?: number
  minimum?: number
  maximum?: number
  $ref?: string
}

export type Field = { name: string; type: string; isRequired: boolean; description: string }

/** A list of forty states says less than its first few. */
const maxValues = 12
const maxFields = 400

/** For example `text, at most 200 letters`, `list of whole number`, `"open" or "closed"`. */
export function describeType(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return describeValues(schema.enum)
  const choices = choicesOf(schema)
  if (choices.length > 0) return [...new Set(choices.map(describeType))].join(' or ')
  const types = [schema.type ?? (schema.properties ? 'object' : 'anything')].flat()
  return types.map((type) => describePlain(type, schema)).join(' or ')
}

const choicesOf = ({ anyOf, oneOf, allOf }: JsonSchema) => anyOf ?? oneOf ?? allOf ?? []

function describeValues(values: unknown[]): string {
  const shown = values.slice(0, maxValues).map((value) => JSON.stringify(value))
  const rest = values.length - shown.length
  return shown.join(' or ') + (rest > 0 ? ` or ${rest} others` : '')
}

function describePlain(type: string, schema: JsonSchema): string {
  if (type === 'array') return `list of ${schema.items ? describeType(schema.items) : 'anything'}`
  if (type === 'integer') return `whole number${describeRange(schema)}`
  if (type === 'number') return `number${describeRange(schema)}`
  if (type === 'boolean') return 'true or false'
  if (type !== 'string') return type
  const most = schema.maxLength ? `, at most ${schema.maxLength} characters` : ''
  return (schema.format ?? 'text') + most
}

/** Zod gives every whole number the range of safe integers, which is noise here. */
function describeRange({ minimum, maximum }: JsonSchema): string {
  const isTold = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  const bounds = [isTold(minimum) && `from ${minimum}`, isTold(maximum) && `to ${maximum}`].filter(Boolean)
  return bounds.length > 0 ? ` ${bounds.join(' ')}` : ''
}

/** Fields are named by their path from the top: `errors.*`, `items[].id`. */
export function listFields(schema: JsonSchema): Field[] {
  const fields: Field[] = []
  const visit = (part: JsonSchema, way: string) => {
    if (fields.length >= maxFields) return
    for (const choice of choicesOf(part)) visit(choice, way)
    if (part.items) visit(part.items, `${way}[]`)
    if (typeof part.additionalProperties === 'object')
      visit(part.additionalProperties, way ? `${way}.*` : '*')
    for (const [key, value] of Object.entries(part.properties ?? {})) {
      const name = way ? `${way}.${key}` : key
      if (fields.some((field) => field.name === name)) continue
      fields.push({
        name,
        type: describeType(value),
        isRequired: part.required?.includes(key) ?? false,
        description: value.description ?? '',
      })
      visit(value, name)
    }
  }
  visit(schema, '')
  return fields
}
