import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'

export function modalProps({ app, permissions, privacyUrl }: DetailModel) {
  const { total, asked, notAsked } = permissions
  return {
    label: words.permissions.modal,
    title: words.permissions.modalTitle,
    summary: words.permissions.modalSummary(`${app.name} ${app.versionName}`, total, asked),
    from: 'permission-list',
    ...(privacyUrl ? { privacyUrl } : {}),
    ...(notAsked.length > 0 ? { notAsked: words.permissions.notAsked(notAsked) } : {}),
  }
}
