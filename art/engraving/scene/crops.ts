// The same view, cropped for four page widths.

import { bell, smooth } from '../geometry.ts'
import type { Scene } from './scene.ts'

/** From 1200 px: words on the blank left, the light on the right. */
export const WIDE: Scene = {
  width: 1440,
  height: 720,
  scale: 1.16,
  lamp: [1085, 262],
  horizon: 512,
  sky: { pitch: 5.2, tone: 1, dawn: [715, 960], ragged: 62 },
  beam: { tilt: -0.085, spread: 0.105 },
  clouds: [
    { at: [1322, 462], size: 1.12, shape: 'tower' },
    { at: [862, 480], size: 0.78, shape: 'bank', flip: true },
  ],
  boat: { at: [1330, 520], size: 0.8 },
  gulls: [
    [884, 238, 1],
    [858, 224, 0.75],
    [842, 243, 0.65],
  ],
  hill: (x) =>
    640 -
    70 * smooth(250, 760, x) -
    88 * bell(x, 1085, 190) +
    26 * smooth(1250, 1440, x) +
    3 * Math.sin(x * 0.02),
  hillLines: 34,
  ridge: (x) => 668 - 44 * smooth(300, 1100, x) + 10 * Math.sin(x * 0.0042 + 0.6),
  cottage: { x: 962 },
  trees: [
    { x: 893, size: 1.1 },
    { x: 868, size: 0.85 },
    { x: 606, size: 0.8 },
    { x: 584, size: 0.62 },
  ],
  field: { vanishing: [930, 510], gap: 82, furrows: 34, bend: 60, weight: 5.2, plants: 20 },
  quiet: [0, 700],
}

/** From 960 px: the same composition where the words need nearly half of the page. */
export const DESK: Scene = {
  width: 1080,
  height: 620,
  scale: 0.98,
  lamp: [838, 206],
  horizon: 428,
  sky: { pitch: 5, tone: 1, dawn: [572, 760], ragged: 46 },
  beam: { tilt: -0.09, spread: 0.11 },
  clouds: [
    { at: [1012, 382], size: 0.84, shape: 'tower' },
    { at: [648, 400], size: 0.6, shape: 'bank', flip: true },
  ],
  boat: { at: [1020, 436], size: 0.75 },
  gulls: [
    [672, 184, 0.9],
    [650, 172, 0.65],
    [634, 186, 0.6],
  ],
  hill: (x) =>
    548 -
    66 * smooth(120, 560, x) -
    74 * bell(x, 838, 150) +
    26 * smooth(960, 1080, x) +
    3 * Math.sin(x * 0.022),
  hillLines: 32,
  ridge: (x) => 572 - 36 * smooth(180, 860, x) + 8 * Math.sin(x * 0.0054 + 0.6),
  cottage: { x: 734 },
  trees: [
    { x: 676, size: 0.95 },
    { x: 655, size: 0.72 },
    { x: 430, size: 0.66 },
  ],
  field: { vanishing: [716, 436], gap: 78, furrows: 26, bend: 50, weight: 5, plants: 19 },
  quiet: [0, 520],
}

/** From 600 px: a band across the page, under the words. */
export const MID: Scene = {
  width: 960,
  height: 470,
  scale: 1.05,
  lamp: [652, 138],
  horizon: 346,
  sky: { pitch: 5.6, tone: 1, dawn: [-80, 160], ragged: 110 },
  beam: { tilt: -0.1, spread: 0.12 },
  clouds: [
    { at: [846, 300], size: 0.98, shape: 'tower' },
    { at: [250, 314], size: 0.95, shape: 'bank', flip: true },
  ],
  boat: { at: [884, 354], size: 0.8 },
  gulls: [
    [432, 116, 0.95],
    [404, 105, 0.7],
    [382, 120, 0.65],
  ],
  hill: (x) =>
    430 -
    48 * smooth(60, 420, x) -
    62 * bell(x, 652, 160) +
    22 * smooth(800, 960, x) +
    3 * Math.sin(x * 0.02),
  hillLines: 22,
  ridge: (x) => 422 - 22 * smooth(100, 700, x) + 8 * Math.sin(x * 0.006 + 0.6),
  cottage: { x: 540 },
  trees: [
    { x: 478, size: 1.0 },
    { x: 456, size: 0.76 },
  ],
  field: { vanishing: [560, 326], gap: 84, furrows: 22, bend: 50, weight: 5.8, plants: 20 },
  quiet: [-400, 200],
}

/** On phones: the tower large, fewer and wider lines. */
export const NARROW: Scene = {
  width: 720,
  height: 560,
  scale: 1.36,
  lamp: [466, 178],
  horizon: 418,
  sky: { pitch: 7.4, tone: 0.94, dawn: [-90, 110], ragged: 90 },
  beam: { tilt: -0.1, spread: 0.13 },
  clouds: [
    { at: [650, 376], size: 0.95, shape: 'tower' },
    { at: [142, 390], size: 1.0, shape: 'bank', flip: true },
  ],
  gulls: [
    [222, 146, 1.3],
    [190, 130, 0.95],
    [160, 148, 0.9],
  ],
  hill: (x) =>
    490 - 44 * smooth(0, 300, x) - 60 * bell(x, 466, 150) + 22 * smooth(600, 720, x) + 3 * Math.sin(x * 0.02),
  hillLines: 16,
  ridge: (x) => 490 - 16 * smooth(100, 620, x) + 8 * Math.sin(x * 0.008 + 0.6),
  cottage: { x: 322 },
  trees: [
    { x: 236, size: 1.3 },
    { x: 208, size: 0.95 },
  ],
  field: { vanishing: [392, 376], gap: 96, furrows: 16, bend: 40, weight: 7.6, plants: 29 },
  quiet: [-400, 100],
}

/** The card that a shared link shows, 1200 by 630; it becomes a PNG, so its size doesn't matter here. */
export const CARD: Scene = {
  ...DESK,
  width: 1200,
  height: 630,
  scale: 1.06,
  lamp: [958, 212],
  horizon: 446,
  sky: { pitch: 5.4, tone: 1, dawn: [650, 850], ragged: 46 },
  clouds: [
    { at: [1132, 398], size: 0.9, shape: 'tower' },
    { at: [768, 416], size: 0.62, shape: 'bank', flip: true },
  ],
  boat: { at: [1140, 455], size: 0.8 },
  gulls: [
    [782, 190, 0.95],
    [758, 177, 0.7],
    [740, 193, 0.65],
  ],
  hill: (x) =>
    566 -
    66 * smooth(160, 660, x) -
    76 * bell(x, 958, 160) +
    26 * smooth(1080, 1200, x) +
    3 * Math.sin(x * 0.022),
  ridge: (x) => 588 - 38 * smooth(200, 960, x) + 8 * Math.sin(x * 0.005 + 0.6),
  cottage: { x: 846 },
  trees: [
    { x: 784, size: 1.02 },
    { x: 762, size: 0.78 },
  ],
  field: { vanishing: [826, 452], gap: 80, furrows: 28, bend: 50, weight: 5, plants: 19 },
}
