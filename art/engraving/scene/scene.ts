// The settings of one crop of the hero picture; every part in this folder draws from them.

import type { Point } from '../geometry.ts'

/** A cloud, or a tree's crown, is a heap of puffs, the nearest first. */
export type Puff = readonly [x: number, y: number, radius: number]

export type Cloud = { at: Point; size: number; shape: 'tower' | 'bank' | 'wisp'; flip?: boolean }

export type Scene = {
  width: number
  height: number
  /** Size of the tower, the cottage and everything near them. */
  scale: number
  lamp: Point
  horizon: number
  sky: {
    /** Distance between the ruled lines. */
    pitch: number
    /** Darkness of the upper sky, about 1. */
    tone: number
    /** Between these x the lines come out of the blank paper on the left. */
    dawn: readonly [from: number, to: number]
    /** How unevenly they begin. */
    ragged: number
  }
  beam: { tilt: number; spread: number }
  clouds: readonly Cloud[]
  boat?: { at: Point; size: number }
  gulls: readonly (readonly [x: number, y: number, size: number])[]
  /** The hill the tower stands on, and the nearer ridge where the plowed field begins. */
  hill: (x: number) => number
  hillLines: number
  ridge: (x: number) => number
  cottage: { x: number }
  trees: readonly { x: number; size: number }[]
  field: {
    vanishing: Point
    /** Distance between furrows at the lower edge. */
    gap: number
    furrows: number
    bend: number
    weight: number
    /** Height of the nearest plants. */
    plants: number
  }
  /** Left of this the land is lighter, under the page's words. */
  quiet: readonly [from: number, to: number]
}
