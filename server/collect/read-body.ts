/** What a body says; undefined when it is no JSON. */
export function readBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
