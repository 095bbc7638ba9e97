import { randomBytes } from 'node:crypto'

/** Made here, whatever a request says of itself, and never twice: the log of one day has many processes. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url')
  let made = 0
  return () => `${process}-${(made++).toString(36)}`
}
