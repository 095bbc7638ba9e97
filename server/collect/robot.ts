// There is a phone maker named Cubot.
const ROBOT = /(?<!cu)bot\b|spider|crawl|slurp|archiver|lighthouse|preview\b/i

/** Whether a user agent declares itself a robot. */
export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent)
}
