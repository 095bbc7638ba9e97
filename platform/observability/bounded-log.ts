import pino from 'pino'

/** What may wait for a disk that is slow; more is dropped. */
const MAX_WAITING_BYTES = 1 << 20

/**
 * Non-blocking stdout logger. Drops and counts lines when the disk is slow or full, which would otherwise stop the process, and end it
 * once there is room again.
 */
export function patientLog(onDropped: () => void) {
  const log = pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING_BYTES })
  log.on('error', onDropped)
  log.on('drop', onDropped)
  return log
}
