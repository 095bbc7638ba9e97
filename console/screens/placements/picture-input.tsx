import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/form.tsx'
import { PICTURE_TYPES } from '../../kit/picture-types.ts'
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
    <div className="col col-12" id="picture">
      <Field
        name={name}
        label={words.placements.fields[name]}
        value={value}
        required={required}
        help={words.placements.help[name]}
      />
      <div className="field">
        <label htmlFor="wide">{words.placements.choosePicture}</label>
        <input className="file" type="file" id="wide" name="_wide" accept={PICTURE_TYPES} />
        <p className="help">{words.placements.pictureLimits}</p>
      </div>
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
