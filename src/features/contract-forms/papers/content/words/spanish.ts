import type { StateCode } from '#domain/states.ts'
import type { PaperWords } from '../words.ts'
import { english } from './english.ts'

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'
const weekdays = 'domingo lunes martes miércoles jueves viernes sábado'
const numbers = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'

const date = (day: string) => {
  const [year, month = 1, number] = day.split('-').map(Number)
  return `${number === 1 ? '1.º' : number}\u00a0de\u00a0${months.split(' ')[month - 1]} de\u00a0${year}`
}
/** “Texas e Indiana”: *y* gives way before the same sound. */
function list(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`
}
/** What hours are told with, as the owner types them. */
const hourWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day, at) => [
      day,
      weekdays.split(' ')[at] ?? day,
    ]),
  ),
  ...{ to: 'a', through: 'a', and: 'y', closed: 'cerrado', am: 'a.m.', pm: 'p.m.' },
  ...{
    et: ', hora del Este',
    ct: ', hora del Centro',
    mt: ', hora de la Montaña',
    pt: ', hora del Pacífico',
  },
}

function hours(english: string): string | undefined {
  const parts = english
    .replaceAll(/(\d) ?([AP]M)\b/g, '$1\u00a0$2')
    .replaceAll(/ ?[-–] ?/g, ' to ')
    .match(/[a-z]+|[^a-z]+/gi)
  const spoken = parts?.map((part) => (/[a-z]/i.test(part) ? hourWords[part.toLowerCase()] : part))
  return spoken?.includes(undefined) ? undefined : spoken?.join('').replaceAll(' ,', ',')
}

const count = (number: number) => numbers.split(' ')[number] ?? String(number)

/** Those that Spanish writes in its own way. */
const states: Partial<Record<StateCode, string>> = {
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
}

export const spanish: PaperWords = {
  tag: 'es-US',
  labels: { account: 'Cuenta', mark: 'Borrador' },
  none: {
    charges: 'ninguna',
    contracts: 'ninguno',
    address: 'ninguna',
    license: 'ninguna',
    place: 'ninguno',
    firm: 'ninguno',
  },
  noneGiven: 'ninguno',
  some: 'sí, de otra empresa',
  notAsked: 'todavía no lo preguntamos',
  formerly: (name) => `antes ${name}`,
  noLegalName: 'nombre legal: ninguno',
  addressIs: (address) => `dirección: ${address}`,
  date,
  dateWithWeekday: (day) => `${weekdays.split(' ')[new Date(day).getUTCDay()]}, ${date(day)}`,
  count,
  businessDays: (number) => (number === 1 ? 'un día hábil' : `${count(number)} días hábiles`),
  list,
  hours,
  approved: (number, day) => `(aprobado como ${number}${day ? ` el ${date(day)}` : ''})`,
  steps: { month: 'mes', 'half-year': 'período de seis meses', year: 'año' },
  periods: { month: 'mes', 'half-year': 'seis meses', year: 'año' },
  cases: {
    'auto-accident': 'un accidente de auto',
    'personal-injury': 'unas lesiones personales',
    'medical-malpractice': 'una negligencia médica',
    'wrongful-death': 'una muerte por negligencia',
    'slip-fall': 'un resbalón y caída',
    'product-liability': 'un producto defectuoso',
    'workers-compensation': 'un reclamo de compensación para trabajadores (workers’ comp)',
    other: 'lo que le pasó',
  },
  capacities: {
    self: 'la persona misma',
    parent: 'padre o madre',
    guardian: 'tutor o tutora legal',
    representative: 'representante de la sucesión',
    agent: 'apoderado o apoderada (power of attorney)',
  },
  told: { parties: 'las otras partes', insurers: 'sus aseguradoras', court: 'la corte' },
  state: (code) => states[code] ?? english.state(code),
}
