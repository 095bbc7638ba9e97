import { parseSync } from 'vite'

interface Range {
  start: number
  end: number
}

/** A text in the code of a catalog: a string, or a template whose expressions translators see as placeholders. */
export interface Text extends Range {
  /** Path in its file, such as `home.promises.0.title`. Where several texts share one, `#1`, `#2` follow. */
  key: string
  /** As translators read it: `Download {app} for Android`. A brace of the text itself is doubled. */
  message: string
  /** Of a template: the expressions by the names of their placeholders. Undefined for a string. */
  placeholders?: Map<string, Range>
  /** Code of the function around it, if that is short. */
  code?: string
}

interface Node extends Range {
  type: string
  [child: string]: unknown
}

/** Where a string is an id for code. */
const ID_PLACES = new Set(['SwitchCase.test', 'MemberExpression.property', 'Property.key'])
const COMPARISONS = new Set(['===', '!==', '==', '!=', 'in'])

/** Returns the texts of a catalog in the order of its code. */
export function textsOf(file: string, code: string): Text[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const texts: Text[] = []

  function visit(node: Node, path: string[], around?: Node): void {
    if (node.type === 'TemplateLiteral') {
      const text = readTemplate(code, node)
      texts.push({ ...text, key: path.join('.'), ...snippet(around) })
    } else if (node.type === 'Literal' && typeof node.value === 'string' && node.value !== '')
      texts.push({
        start: node.start,
        end: node.end,
        key: path.join('.'),
        message: escaped(node.value),
        ...snippet(around),
      })
    const isFunction = /Function/.test(node.type)
    for (const [place, child] of children(node)) {
      const isText = child.type === 'Literal' || child.type === 'TemplateLiteral'
      const isId = ID_PLACES.has(`${node.type}.${place}`) || COMPARISONS.has(String(node.operator))
      if (isText && isId) continue
      visit(child, [...path, ...step(node, place, child)], isFunction ? node : around)
    }
  }

  const snippet = (around: Node | undefined) =>
    around && around.end - around.start < 400
      ? { code: code.slice(around.start, around.end).replaceAll(/\s+/g, ' ') }
      : {}
  visit(program as unknown as Node, [])
  return numbered(texts.sort((a, b) => a.start - b.start))
}

/** Everything below a node but types, and the paths of other modules. */
function children(node: Node): [place: string, child: Node][] {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return []
  return Object.entries(node).flatMap(([place, value]): [string, Node][] => {
    if (place === 'source' || (node.type.startsWith('TS') && place !== 'expression')) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode).map(child => [place, child])
  })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** What a child adds to the path of its texts. */
function step(node: Node, place: string, child: Node): string[] {
  if (place === 'elements') return [String((node.elements as Node[]).indexOf(child))]
  const named = { Property: node.key, VariableDeclarator: node.id, FunctionDeclaration: node.id }[node.type]
  const { name, value } = (named ?? {}) as { name?: string; value?: string }
  return named ? [String(name ?? value)] : []
}

function readTemplate(code: string, node: Node) {
  const quasis = node.quasis as { value: { cooked: string } }[]
  const expressions = node.expressions as Node[]
  const names = placeholderNames(code, expressions)
  const message = quasis
    .map(({ value }, i) => escaped(value.cooked) + (i < expressions.length ? `{${names[i]}}` : ''))
    .join('')
  const placeholders = new Map(expressions.map((expression, i) => [names[i] ?? '', expression as Range]))
  return { start: node.start, end: node.end, message, placeholders }
}

/** A variable gives its own name, a call that of its first argument, and another expression that of the first name in it. */
function placeholderNames(code: string, expressions: Node[]): string[] {
  const byCode = new Map<string, string>()
  const codes = expressions.map(({ start, end }) => code.slice(start, end))
  for (const text of [...codes].sort((a, b) => Number(/\W/.test(a)) - Number(/\W/.test(b)))) {
    if (byCode.has(text)) continue
    const name = nameOf(text)
    const taken = new Set(byCode.values())
    let free = name
    for (let n = 2; taken.has(free); n++) free = name + n
    byCode.set(text, free)
  }
  return codes.map(text => byCode.get(text) ?? '')
}

function nameOf(expression: string): string {
  const [, member] = /^[\w.]+\.(\w+)$/.exec(expression) ?? []
  const [, argument] = /^[\w.]+\(([A-Za-z]\w*)[,)]/.exec(expression) ?? []
  return member ?? argument ?? /[A-Za-z]\w*/.exec(expression)?.[0] ?? 'value'
}

function numbered(texts: Text[]): Text[] {
  const byKey = Map.groupBy(texts, ({ key }) => key)
  return texts.map(text => {
    const same = byKey.get(text.key) ?? []
    return same.length > 1 ? { ...text, key: `${text.key}#${same.indexOf(text) + 1}` } : text
  })
}

const escaped = (text: string) => text.replaceAll(/[{}]/g, '$&$&')

/** Splits a message into texts and, at odd places, names of placeholders. */
function split(message: string): string[] {
  const parts = ['']
  for (const [token, name] of message.matchAll(/\{\{|\}\}|\{(\w+)\}|[^{}]+|[{}]/g)) {
    if (name) parts.push(name, '')
    else parts[parts.length - 1] += token === '{{' || token === '}}' ? token.charAt(0) : token
  }
  return parts
}

const namesIn = (message: string) => [...new Set(split(message).filter((_, i) => i % 2 === 1))]

/** Returns what is wrong with the placeholders of a message, compared with those of the text that it replaces. */
export function placeholderErrors({ message }: Text, translation: string): string[] {
  const [wanted, given] = [namesIn(message), namesIn(translation)]
  return [
    ...wanted.filter(name => !given.includes(name)).map(name => `{${name}} is missing`),
    ...given.filter(name => !wanted.includes(name)).map(name => `{${name}} is unknown`),
    ...(/[{}]/.test(translation.replaceAll(/\{\{|\}\}|\{\w+\}/g, ''))
      ? ['a single brace: write {{ or }} for one in the text']
      : []),
  ]
}

/** Returns the code of a catalog with other messages in place of its texts. */
export function withMessages(code: string, texts: Text[], messageFor: (text: Text) => string): string {
  function between(start: number, end: number): string {
    let made = ''
    let at = start
    for (const text of texts) {
      if (text.start < at || text.end > end) continue
      made += code.slice(at, text.start) + literal(text)
      at = text.end
    }
    return made + code.slice(at, end)
  }
  function literal(text: Text): string {
    const message = messageFor(text)
    // As it is written there, but for texts inside its expressions.
    if (message === text.message)
      return code.charAt(text.start) + between(text.start + 1, text.end - 1) + code.charAt(text.end - 1)
    const { placeholders } = text
    const parts = split(message)
    if (!placeholders) return JSON.stringify(parts[0])
    const written = parts.map((part, i) => {
      const expression = i % 2 === 1 && placeholders.get(part)
      return expression ? `\${${between(expression.start, expression.end)}}` : inTemplate(part)
    })
    return `\`${written.join('')}\``
  }
  return between(0, code.length)
}

const inTemplate = (text: string) =>
  text
    .replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
