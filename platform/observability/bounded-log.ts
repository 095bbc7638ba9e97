import pino from 'pino'

/** What may wait for a disk that is slow; more is dropped. */
const MAX_WAITING_BYTES = 1 << 20

/**
 * The standard output, as the log: what can't be written is dropped and counted. Without this a full disk would stop the process, and
 * end it once there is room again.
 */
export function patientLog(onDropped: () => void) {
  const log = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES })
  log.on('error', onDropped)
  log.on('drop', onDropped)
  return log
}
