import { Button } from '../../kit/button.tsx'
import { Field, PictureField } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'

/** A picture by the name under which it is kept, which one that is chosen here is given (console/server/pictures). */
export function PictureInput({
  name,
  command,
  value,
  required,
}: {
  name: 'imageKey' | 'imgUrl'
  command: string
  value: string
  required: boolean
}) {
  return (
    <div className={look.col12} id="picture">
      <Field
        name={name}
        label={words.placements.fields[name]}
        value={value}
        required={required}
        help={words.placements.help[name]}
      />
      <PictureField
        name="_wide"
        label={words.placements.choosePicture}
        help={words.placements.pictureLimits}
      />
      <div>
        <Button
          formAction={`/pictures?command=${command}#picture`}
          formEncType="multipart/form-data"
          formNoValidate
        >
          {words.app.takePictures}
        </Button>
      </div>
    </div>
  )
}
