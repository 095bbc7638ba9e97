export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** What is left until a moment; undefined once it has come. */
export function timeLeft(until: number, now: number): TimeLeft | undefined {
  const seconds = Math.ceil((until - now) / 1000)
  if (!(seconds > 0)) return undefined
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
