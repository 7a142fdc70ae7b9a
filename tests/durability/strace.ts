import { execFileSync } from 'node:child_process'

export function requireStrace(): void {
  try {
    execFileSync('strace', ['-V'], { stdio: 'ignore' })
  } catch {
    throw new Error(
      'strace was not found. Install it (Debian, Ubuntu: apt-get install strace) to run this test.',
    )
  }
}
