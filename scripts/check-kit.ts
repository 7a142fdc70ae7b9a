import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the admin's screens that still bring controls of their own, instead of placing parts of
 * `src/features/admin/kit`: `npm run check:kit`. It fails only if the count has grown.
 */
/** Lower it whenever a screen has moved. */
export const mostStrays = 44

const screens = [
  'src/features/**/{components,pages}/admin/**/*.{tsx,css}',
  'src/features/admin/components/*.{tsx,css}',
]
const drawn =
  'button|checkbox|confirm-dialog|dialog|disclosure|email-input|empty-state|field|field-group|input|notice|pagination|' +
  'radio-card|select|skeleton|switch|table|tabs|textarea|badge'
const imported = new RegExp(`import \\{[^}]*\\} from '#ui/(${drawn})\\.tsx'`, 'g')
/** A hidden input only carries a value. */
const rawControl = /<(button|input(?! type="hidden")|select|textarea|dialog|table)[\s>]/g
/** A rule for a control: by its tag, or by the class of a part of src/ui. */
const styled =
  /(^|[\s,(>+~])(button|input|select|textarea|kbd|\.(button|control|dialog|field|tab|choice|badge|notice|table)[\w-]*)(?=[\s,:.>){[]|$)/

export type Stray = { path: string; imports: string[]; raw: string[]; rules: number }

export function findStrays(root: string): Stray[] {
  return globSync(screens, { cwd: root })
    .filter((path) => !/\.test\.tsx$/.test(path))
    .sort()
    .map((path) => readStray(path, readFileSync(join(root, path), 'utf8')))
    .filter((stray) => weigh(stray) > 0)
}

function readStray(path: string, text: string): Stray {
  if (path.endsWith('.css')) return { path, imports: [], raw: [], rules: countRules(text) }
  const names = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
  return { path, imports: names(imported), raw: names(rawControl), rules: 0 }
}

const countRules = (css: string): number =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{}]/)
    .map((part) => part.split(';').at(-1) ?? '')
    .filter((selector) => !selector.trim().startsWith('@') && styled.test(selector)).length

/** What it still has to give up: kinds of controls, and rules about them. */
export const weigh = ({ imports, raw, rules }: Stray): number => imports.length + raw.length + rules

export const countStrays = (strays: readonly Stray[]): number =>
  strays.reduce((sum, stray) => sum + weigh(stray), 0)

function describe({ path, imports, raw, rules }: Stray): string {
  const facts = [
    imports.length > 0 && `${imports.join(', ')} of src/ui`,
    raw.length > 0 && `its own ${raw.map((tag) => `<${tag}>`).join(', ')}`,
    rules > 0 && `${rules} ${rules === 1 ? 'rule' : 'rules'} for controls`,
  ]
  return `${path.replace('src/features/', '')}: ${facts.filter(Boolean).join('; ')}`
}

if (import.meta.main) {
  const strays = findStrays('.')
  const count = countStrays(strays)
  for (const stray of strays) console.log(describe(stray))
  console.log(`${count} controls in ${strays.length} files stand beside the kit; at most ${mostStrays}.`)
  if (count > mostStrays) console.error('Place parts of src/features/admin/kit instead of new ones.')
  process.exitCode = count > mostStrays ? 1 : 0
}
