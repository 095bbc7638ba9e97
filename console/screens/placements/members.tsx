import form from '../../kit/form.module.css'
import { Field } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { Picker } from '../../kit/picker.tsx'
import { words } from '../../words/words.ts'
import type { Member, PlacementModel } from './model.ts'

/** Places for more, below those that are there. */
const FREE = 4
const MAX = 100

/** The apps of a collection, in their order; one whose line is blank goes. */
export function Members({
  command,
  members,
  apps,
  written,
}: {
  command: string
  members: Member[]
  apps: PlacementModel['apps']
  written: (name: string, otherwise: string | number | null) => string
}) {
  const lines = Array.from({ length: Math.min(MAX, members.length + FREE) }, (_, i) => i)
  return (
    <fieldset className={`${look.col8} ${form.group}`}>
      <legend className={form.label}>{words.placements.members}</legend>
      {lines.map(i => (
        <div className={look.halves} key={i}>
          <Picker
            name={`apps.${i}.app`}
            command={command}
            label={words.placements.member(i + 1)}
            value={written(`apps.${i}.app`, members[i]?.app ?? null)}
            picked={apps[Number(written(`apps.${i}.app`, members[i]?.app ?? null))]}
          />
          <Field
            name={`apps.${i}.note?`}
            label={words.placements.memberNote(i + 1)}
            maxLength={500}
            value={written(`apps.${i}.note?`, members[i]?.note ?? '')}
          />
        </div>
      ))}
    </fieldset>
  )
}
