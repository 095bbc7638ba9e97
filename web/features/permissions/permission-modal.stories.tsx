import { Island } from '../../islands/island.tsx'
import { PermissionList } from '../../pages/detail/sections/permission-list.tsx'
import { words } from '../../words/words.ts'
import { stories } from '../../workshop/stories.ts'
import permissionModal from './permission-modal.island.tsx'
import { presentPermissions } from './present-permissions.ts'

const asked = [
  'ACCESS_COARSE_LOCATION',
  'RECORD_AUDIO',
  'CAMERA',
  'READ_MEDIA_IMAGES',
  'POST_NOTIFICATIONS',
  'INTERNET',
]
const permissions = presentPermissions(
  asked.map(name => ({ name: `android.permission.${name}`, maxSdk: null })),
)
const w = words.permissions

const modal = (
  <>
    <Island
      kind={permissionModal}
      on="load"
      props={{
        label: w.modal,
        title: w.modalTitle,
        summary: w.modalSummary('苔藓手帐 3.6.2', permissions.total, permissions.asked),
        from: 'permission-list',
        privacyUrl: '/go?to=https%3A%2F%2Fqingyu.example%2Fprivacy',
        notAsked: w.notAsked(permissions.notAsked),
      }}
    />
    <PermissionList permissions={permissions} />
  </>
)

export default stories({
  width: 736,
  states: {
    closed: modal,
    open: { alone: true, shows: modal, play: ['press', '[data-island] a'] },
  },
})
