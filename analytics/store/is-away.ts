// ClickHouse's names for errors that pass, or that the operator has to fix: none of them is about data.
const AWAY = new Set([
  'ABORTED',
  'ACCESS_DENIED',
  'ALL_CONNECTION_TRIES_FAILED',
  'AUTHENTICATION_FAILED',
  'CANNOT_ALLOCATE_MEMORY',
  'CANNOT_FSYNC',
  'CANNOT_OPEN_FILE',
  'CANNOT_SCHEDULE_TASK',
  'CANNOT_WRITE_TO_FILE_DESCRIPTOR',
  'KEEPER_EXCEPTION',
  'MEMORY_LIMIT_EXCEEDED',
  'NETWORK_ERROR',
  'NOT_ENOUGH_SPACE',
  'NO_ACTIVE_REPLICAS',
  'QUERY_WAS_CANCELLED',
  'QUOTA_EXCEEDED',
  'READONLY',
  'REQUIRED_PASSWORD',
  'SERVER_OVERLOADED',
  'SOCKET_TIMEOUT',
  'TABLE_IS_READ_ONLY',
  'TIMEOUT_EXCEEDED',
  'TOO_FEW_LIVE_REPLICAS',
  'TOO_MANY_PARTS',
  'TOO_MANY_SIMULTANEOUS_QUERIES',
  'UNKNOWN_DATABASE',
  'UNKNOWN_TABLE',
])

const NO_CONNECTION = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether the store is at fault for sure, so that the same data may be taken later. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('type' in error && AWAY.has(String(error.type))) return true
  if ('code' in error && NO_CONNECTION.has(String(error.code))) return true
  return error.message === 'Timeout error.'
}
