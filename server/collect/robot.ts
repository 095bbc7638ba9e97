// There is a phone maker named Cubot.
const ROBOT = /(?<!cu)bot\b|spider|crawl|slurp|archiver|lighthouse|preview\b/i

/** Whether a user agent says of itself that nobody is looking. */
export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent)
}
