import { allRequests, type RequestRow } from '../../../data/db/queries/requests/requests.ts'
import { viewOf } from '../../kit/view.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { RequestState, requestsView } from './requests.tsx'

export const requests = defineScreen({
  path: '/requests',
  view: viewOf<typeof requestsView>('requestsView'),
  async load({ db }) {
    const rows = await allRequests(db)
    return { requests: rows.map(row => ({ ...row, state: stateOf(row) })) }
  },
})

function stateOf({ isOpen, isExpired, agreed, decidedBy }: RequestRow): RequestState {
  if (isOpen) return 'open'
  if (isExpired) return 'expired'
  if (agreed) return 'agreed'
  return decidedBy === null ? 'takenBack' : 'refused'
}
