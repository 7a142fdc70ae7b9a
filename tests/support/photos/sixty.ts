import { type Color, checkedCloth, desk, dottedCloth, type Ground, stripedCloth, wood } from './ground.ts'
import { drawBill, drawLetter, drawReceipt, type Sheet } from './paper.ts'
import { placeCorners, type Scene } from './take-photo.ts'

export type Flaw = 'cut off' | 'too dark' | 'blurred'
export type MadePhoto = { name: string; flaw?: Flaw; scene: () => Promise<Scene> }

const portrait = { width: 750, height: 1000 }
const landscape = { width: 1000, height: 750 }

const walnut: Color = [92, 58, 38]
const oak: Color = [186, 146, 98]
const grounds: Record<string, (seed: number) => Ground> = {
  'on wood': (seed) => wood(seed),
  'on walnut': (seed) => wood(seed, walnut),
  'on oak': (seed) => wood(seed, oak),
  'on a gray desk': (seed) => desk(seed, [128, 130, 134]),
  'on a black desk': (seed) => desk(seed, [38, 40, 44]),
  'on a beige desk': (seed) => desk(seed, [190, 178, 158]),
  'on checked cloth': (seed) => checkedCloth(seed, [168, 38, 44], [226, 214, 206]),
  'on blue checks': (seed) => checkedCloth(seed, [44, 66, 120], [196, 204, 216], 52),
  'on striped cloth': (seed) => stripedCloth(seed, [54, 84, 74], [190, 186, 168]),
  'on wide stripes': (seed) => stripedCloth(seed, [120, 60, 60], [204, 190, 160], 64),
  'on dotted cloth': (seed) => dottedCloth(seed, [70, 96, 140], [220, 216, 208]),
  'on a flowered cloth': (seed) => dottedCloth(seed, [172, 120, 116], [90, 110, 70], 46),
}
const names = Object.keys(grounds)

const turns = [0, 7, -11, 24, -33, 90, 171, -6, 45, 14, -82, 3]
const leans = [0, 14, -12, 22, 8, -20, 26, 5, 17, -8, 11, 24]

const base = (index: number): Partial<Scene> => ({
  turn: (turns[index % turns.length] ?? 0) + ((index * 29) % 13) - 6,
  lean: leans[(index * 5 + 1) % leans.length] ?? 0,
  sideways: ((index * 7) % 5) * 6 - 12,
  size: Math.abs(Math.sin(((turns[index % turns.length] ?? 0) * Math.PI) / 180)) > 0.5 ? 0.6 : 0.7,
})

function make(
  name: string,
  count: number,
  first: number,
  change: (index: number) => Partial<Scene>,
  options: { flaw?: Flaw; draw?: (seed: number) => Promise<Sheet>; places?: readonly string[] } = {},
): MadePhoto[] {
  const { flaw, draw, places = names } = options
  return Array.from({ length: count }, (_, index) => {
    const seed = first + index
    const place = places[(index * 5 + first) % places.length] ?? 'on wood'
    const ground = grounds[place] ?? wood
    const drawSheet = draw ?? (seed % 3 === 1 ? drawBill : drawLetter)
    return {
      name: `${seed}: ${name} ${place}`,
      ...(flaw && { flaw }),
      scene: async () => {
        const scene: Scene = {
          seed,
          sheet: await drawSheet(seed),
          ground: ground(seed),
          ...(index % 4 === 3 ? landscape : portrait),
          size: 0.7,
          ...base(seed),
          ...change(index),
        }
        return flaw === 'cut off' ? scene : fitInside(scene)
      },
    }
  })
}

/** People step back until all of it is in the picture. */
function fitInside(scene: Scene): Scene {
  const { width, height } = scene
  const isInside = placeCorners(scene).every(
    ({ x, y }) => x > width * 0.03 && y > height * 0.03 && x < width * 0.97 && y < height * 0.97,
  )
  return isInside ? scene : fitInside({ ...scene, size: scene.size * 0.95 })
}

const cloths = names.filter((name) => /cloth|checks|stripes/.test(name))

/** Sixty photographs of paper, as people take them. */
export const sixty: readonly MadePhoto[] = [
  ...make('lying somehow', 18, 1, () => ({})),
  ...make('patterned', 9, 19, () => ({}), { places: cloths }),
  ...make('shadowed', 9, 28, (index) => ({
    shadow: (['half', 'hand', 'corner'] as const)[index % 3] ?? 'half',
  })),
  ...make('noisy', 3, 37, () => ({ grain: 14, quality: 55, light: 0.8 })),
  ...make('a receipt', 3, 40, (index) => ({ size: 0.74, turn: [4, -12, 19][index] ?? 0, lean: 9 }), {
    draw: drawReceipt,
  }),
  ...make('dark', 6, 43, (index) => ({ light: 0.16 + index * 0.016, grain: 5 }), { flaw: 'too dark' }),
  ...make('blurred', 6, 49, (index) => ({ outOfFocus: 5 + index * 0.7 }), { flaw: 'blurred' }),
  ...make(
    'cut off',
    6,
    55,
    (index) => ({
      turn: index * 3 - 6,
      lean: 6,
      size: 0.8,
      moved: [
        { x: 0, y: 0.24 },
        { x: 0.3, y: 0 },
        { x: 0, y: -0.26 },
        { x: -0.45, y: 0 },
        { x: 0.28, y: 0.2 },
        { x: 0, y: 0.2 },
      ][index] ?? { x: 0, y: 0 },
    }),
    { flaw: 'cut off' },
  ),
]
