import type { ManifestFault } from '../../../contract/packages/finding-ids.ts'
import { Malformed } from '../malformed.ts'
import { ATTRIBUTE, type AttributeName } from './attributes.ts'
import type { Attribute, Element } from './read-xml.ts'
import { plainest, resolve } from './resolve.ts'
import type { Found, Resources } from './resources.ts'
import { intOf, isReference, textOf, truthOf, type Value } from './value.ts'

const NAMES = new Map<number, string>(Object.entries(ATTRIBUTE).map(([name, id]) => [id, name]))
const ANDROID = 'http://schemas.android.com/apk/res/android'

/** An element's attributes by what Android takes them for, with the references among them resolved. */
export interface ManifestElement {
  has(name: AttributeName): boolean
  /** On all kinds of device. */
  all(name: AttributeName): Found[]
  text(name: AttributeName): string | null
  /** Text in the manifest itself: Android does not follow references in names. */
  ownText(name: AttributeName): string | null
  int(name: AttributeName): number | null
  value(name: AttributeName): Value | null
  /** Whether it is so anywhere. */
  truth(name: AttributeName): boolean
  /** One that is no resource, as `package`. */
  bare(name: string): string | null
}

export function readElement(
  element: Element,
  resources: Resources,
  faults: Set<ManifestFault>,
): ManifestElement {
  const byId = new Map<number, Attribute>()
  const bare = new Map<string, Attribute>()
  for (const attribute of element.attributes()) {
    judge(attribute, faults)
    const { id, name, namespace } = attribute
    // What has a namespace and no number is for other programs.
    if (id === 0 && namespace !== null) continue
    if (id === 0 ? bare.has(name) : byId.has(id))
      throw new Malformed('manifest-attribute-twice', `${element.name} ${name}`)
    if (id === 0) bare.set(name, attribute)
    else byId.set(id, attribute)
  }

  const all = (name: AttributeName) => {
    const attribute = byId.get(ATTRIBUTE[name])
    return attribute ? resolve(resources, attribute) : []
  }
  const value = (name: AttributeName) => {
    const found = all(name)
    const best = plainest(found)
    if (found.some(one => one.value.data !== best?.data)) faults.add('manifest-value-varies')
    return best
  }
  return {
    has: name => byId.has(ATTRIBUTE[name]),
    all,
    value,
    text: name => {
      const best = plainest(all(name))
      return best && textOf(best)
    },
    ownText: name => {
      const attribute = byId.get(ATTRIBUTE[name])
      return attribute && !isReference(attribute) ? textOf(attribute) : null
    },
    int: name => {
      const best = value(name)
      return best && intOf(best)
    },
    truth: name => all(name).some(one => truthOf(one.value)),
    bare: name => {
      const attribute = bare.get(name)
      return attribute ? textOf(attribute) : null
    },
  }
}

/**
 * Parts of Android look for the number, others for the name: where one says what the other does not, they read two
 * manifests. Namespaces are left alone: some honest tools write them wrongly, and Android does not ask.
 */
function judge(attribute: Attribute, faults: Set<ManifestFault>): void {
  const { id, name, namespace } = attribute
  const expected = NAMES.get(id)
  const taken = namespace === ANDROID && Object.hasOwn(ATTRIBUTE, name) ? name : expected
  if ((expected ?? name) !== name || taken !== expected) faults.add('manifest-names-differ')
  if (attribute.twofold) faults.add('manifest-value-twofold')
}
