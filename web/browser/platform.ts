import { poll, type Wait } from './poll.ts'

/** Tracking waits this long for the platform, and then goes on without it. */
export function waitForPlatform<Platform>(
  read: () => Platform | undefined,
  pause?: Wait,
): Promise<Platform | undefined> {
  return poll(read, 20, 50, pause)
}
