export type Color = readonly [number, number, number]
export type Ground = (x: number, y: number) => Color

/** The same number gives the same sequence, so a photograph that fails can be looked at again. */
export function chance(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4_294_967_296
  }
}

/** Smooth random values between -1 and 1. */
function roughness(seed: number) {
  const at = (x: number, y: number) => {
    const wave = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43_758.5453
    return (wave - Math.floor(wave)) * 2 - 1
  }
  return (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, down] = [x - left, y - top]
    const [u, v] = [right * right * (3 - 2 * right), down * down * (3 - 2 * down)]
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return above * (1 - v) + below * v
  }
}

const shade = (color: Color, by: number): Color => [color[0] + by, color[1] + by * 0.9, color[2] + by * 0.8]

/** Planks with grain along them and dark gaps between them. */
export function wood(seed: number, color: Color = [139, 94, 60]): Ground {
  const rough = roughness(seed)
  const tilt = (chance(seed)() - 0.5) * 0.4
  return (x, y) => {
    const along = x * Math.cos(tilt) + y * Math.sin(tilt)
    const across = y * Math.cos(tilt) - x * Math.sin(tilt)
    const gap = Math.abs(across % 260) < 3 ? -55 : 0
    const grain = rough(along / 190, across / 6) * 16 + rough(along / 60, across / 22) * 10
    const plank = rough(Math.floor(across / 260) * 7.3, 1) * 14
    return shade(color, grain + gap + plank)
  }
}

/** Gray, beige or nearly black, with a fine grain. */
export function desk(seed: number, color: Color): Ground {
  const rough = roughness(seed)
  return (x, y) => shade(color, rough(x / 3, y / 3) * 5 + rough(x / 240, y / 240) * 12)
}

/** Squares of three tones, as woven threads cross. */
export function checkedCloth(seed: number, dark: Color, light: Color, width = 34): Ground {
  const rough = roughness(seed)
  const turn = (chance(seed)() - 0.5) * 0.9
  return (x, y) => {
    const u = Math.floor((x * Math.cos(turn) + y * Math.sin(turn)) / width) & 1
    const v = Math.floor((y * Math.cos(turn) - x * Math.sin(turn)) / width) & 1
    const share = (u + v) / 2
    const mixed = dark.map((tone, index) => tone * share + (light[index] ?? 0) * (1 - share))
    const [red = 0, green = 0, blue = 0] = mixed
    return shade([red, green, blue], rough(x / 2, y / 2) * 9)
  }
}

export function stripedCloth(seed: number, dark: Color, light: Color, width = 28): Ground {
  const rough = roughness(seed)
  const turn = chance(seed)() * Math.PI
  return (x, y) => {
    const isDark = Math.floor((x * Math.cos(turn) + y * Math.sin(turn)) / width) & 1
    return shade(isDark ? dark : light, rough(x / 2, y / 2) * 9)
  }
}

export function dottedCloth(seed: number, ground: Color, dot: Color, pitch = 70): Ground {
  const rough = roughness(seed)
  return (x, y) => {
    const row = Math.floor(y / pitch)
    const u = (((x + (row & 1 ? pitch / 2 : 0)) % pitch) + pitch) % pitch
    const v = ((y % pitch) + pitch) % pitch
    const isDot = Math.hypot(u - pitch / 2, v - pitch / 2) < pitch * 0.22
    return shade(isDot ? dot : ground, rough(x / 2, y / 2) * 8)
  }
}
