import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** One frame in the plainest format that Chromium plays as a camera. It repeats it as long as somebody looks. */
export async function writeVideo(path: string, jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const luma = Buffer.alloc(width * height)
  const blue = Buffer.alloc((width * height) / 4)
  const red = Buffer.alloc((width * height) / 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [r = 0, g = 0, b = 0] = data.subarray(at * 3, at * 3 + 3)
      luma[at] = 16 + 0.257 * r + 0.504 * g + 0.098 * b
      if (x % 2 || y % 2) continue
      const half = (y / 2) * (width / 2) + x / 2
      blue[half] = 128 - 0.148 * r - 0.291 * g + 0.439 * b
      red[half] = 128 + 0.439 * r - 0.368 * g - 0.071 * b
    }
  }
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`
  await writeFile(path, Buffer.concat([Buffer.from(`${head}FRAME\n`), luma, blue, red]))
}

/** A browser whose camera shows this video, and which is allowed to look. */
export const cameraArguments = (video: string) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${video}`,
]
