import { AppIcon } from '../../kit/app-icon.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Field, PictureField } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { pictureOf } from '../../kit/picture-field.ts'
import { words } from '../../words/words.ts'
import { oneOf } from './edit-fields.tsx'
import type { AppValues } from './edit-model.ts'
import style from './pictures.module.css'
import { Thumbnail } from './thumbnail.tsx'

/**
 * Icon and screenshots. Choosing or moving one returns the form with all its edits; pictures are published with the rest
 * (console/server/pictures).
 */
export function Pictures({
  command,
  values,
  mayEdit,
}: {
  command: 'app.edit' | 'app.add'
  values: AppValues
  mayEdit: boolean
}) {
  const icon = oneOf(values, 'iconKey')
  const texts = [values.screenshots ?? []].flat().filter(Boolean)
  const send = (anchor: string) => ({
    type: 'submit' as const,
    formAction: `/pictures?command=${command}#${anchor}`,
    formNoValidate: true,
  })
  return (
    <Card
      id="h-p"
      title={words.app.pictures}
      beside={<span className={look.note}>{words.app.picturesSay}</span>}
      at="pictures"
      body="stack"
    >
      <div className={look.row12}>
        {icon && <AppIcon icon={icon} size={48} />}
        <div className={look.grow}>
          <Field name="iconKey" label={words.app.fields.iconKey} value={icon} />
        </div>
      </div>
      {/* A browser sends none of a list that is empty. */}
      <input type="hidden" name="screenshots" value="" />
      {texts.length === 0 && <p className={look.quiet}>{words.app.noPictures}</p>}
      <ol className={`${look.row12} ${style.pictures}`} aria-label={words.app.fields.screenshots}>
        {texts.map((text, i) => {
          const picture = pictureOf(text)
          return (
            <li key={text} id={`picture-${i + 1}`}>
              <input type="hidden" name="screenshots" value={text} />
              {picture && <Thumbnail picture={picture} alt={picture.caption || words.app.picture(i + 1)} />}
              {mayEdit && (
                <span className={look.row6}>
                  {i > 0 && (
                    <Button
                      size="small"
                      name="_picture"
                      value={`earlier:${i}`}
                      aria-label={words.app.earlier(i + 1)}
                      {...send(`picture-${i}`)}
                    >
                      ←
                    </Button>
                  )}
                  {i < texts.length - 1 && (
                    <Button
                      size="small"
                      name="_picture"
                      value={`later:${i}`}
                      aria-label={words.app.later(i + 1)}
                      {...send(`picture-${i + 2}`)}
                    >
                      →
                    </Button>
                  )}
                  <Button
                    size="small"
                    name="_picture"
                    value={`remove:${i}`}
                    aria-label={words.app.remove(i + 1)}
                    {...send('pictures')}
                  >
                    ×
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {mayEdit && (
        <div className={look.halves}>
          <PictureField name="_icon" label={words.app.newIcon} help={words.app.iconLimits} />
          <PictureField
            name="_screenshots"
            label={words.app.newScreenshots}
            help={words.app.screenshotLimits}
            multiple
          />
          <div>
            <Button formEncType="multipart/form-data" {...send('pictures')}>
              {words.app.takePictures}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}
