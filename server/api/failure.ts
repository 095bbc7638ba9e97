import type { FastifyError, FastifyReply } from 'fastify'
import { FAILURE, type FailureName, failureEnvelope } from '../../contract/api/envelope.ts'
import { isUnavailable } from '../../platform/is-unavailable.ts'

/** What a handler throws to answer with one of the API's failures. */
export class ApiFailure extends Error {
  readonly failure: FailureName

  constructor(failure: FailureName) {
    super(failure)
    this.failure = failure
  }
}

/** A request that Fastify itself refuses is the caller's fault, whichever 4xx it would have said. */
export function failureOf(error: FastifyError | Error): FailureName {
  if (error instanceof ApiFailure) return error.failure
  if (isUnavailable(error)) return 'overloaded'
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  return status >= 400 && status < 500 ? 'badRequest' : 'ourFault'
}

export function sendFailure(reply: FastifyReply, failure: FailureName) {
  const { status } = FAILURE[failure]
  reply.code(status).header('cache-control', 'no-store')
  if (status === 503) reply.header('retry-after', '5')
  return reply.send(failureEnvelope(failure))
}
