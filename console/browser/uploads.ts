const PIECE = 2 << 20
/** After a lost connection, at first and at most. */
const AGAIN_MS = { min: 500, max: 15_000 }

/** What a line says of its file; the words for each stand in the page. */
type State = 'waiting' | 'sending' | 'lost' | 'looking' | 'done' | 'much' | 'large' | 'fault'

const pause = (ms: number) => new Promise(done => setTimeout(done, ms))

/** Sends packages in pieces. After a lost connection it goes on by itself, and after a closed tab when the same file is chosen again. */
export function startUploads(document: Document): void {
  const form = document.querySelector<HTMLFormElement>('form[data-upload]')
  const list = document.querySelector<HTMLElement>('[data-uploads]')
  const template = document.querySelector<HTMLTemplateElement>('template[data-upload-line]')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  if (!form || !list || !template || !input) return

  const lineFor = (file: File) => {
    const line = template.content.firstElementChild?.cloneNode(true) as HTMLElement
    const [name, progress] = [line.querySelector('[data-name]'), line.querySelector('progress')]
    if (name) name.textContent = file.name
    if (progress) progress.max = file.size
    progress?.setAttribute('aria-label', file.name)
    list.prepend(line)
    return {
      say: (state: State) => {
        line.dataset.state = state
      },
      at: (received: number) => {
        if (progress) progress.value = received
      },
    }
  }

  let waiting: Promise<string | undefined> = Promise.resolve(undefined)
  let left = 0
  /** The server lists all before the first is sent, so that people who leave find each of them again. */
  const take = (files: Iterable<File>) => {
    const sending = [...files].map(file => {
      const line = lineFor(file)
      line.say('waiting')
      left += 1
      return async () =>
        begin(document, file).then(
          begun => ({ file, line, begun }),
          () => ({ file, line }),
        )
    })
    const listed = waiting.then(async before => {
      const all: Sending[] = []
      for (const list of sending) all.push(await list())
      return { before, all }
    })
    waiting = listed.then(async ({ before, all }) => {
      let last = before
      for (const one of all) {
        last = (await send(one)) ?? last
        left -= 1
      }
      return last
    })
    const mine = waiting
    waiting.then(id => {
      // The server says what was found; while others are on their way, this page stays.
      if (id && mine === waiting) location.assign(`/upload?at=${id}`)
    })
  }
  addEventListener('beforeunload', event => {
    if (left > 0) event.preventDefault()
    // Older browsers ask only if there is a text, and show their own.
    if (left > 0) event.returnValue = ' '
  })
  input.addEventListener('change', () => {
    take(input.files ?? [])
    input.value = ''
  })
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('dragover', event => event.preventDefault())
  form.addEventListener('drop', event => {
    event.preventDefault()
    take(event.dataTransfer?.files ?? [])
  })
}

interface Line {
  say(state: State): void
  at(received: number): void
}

interface Sending {
  file: File
  line: Line
  /** What the server said of it; undefined: nothing. */
  begun?: { status: number; id: string | undefined; received: number }
}

/** Returns the upload's id once it was checked. */
async function send({ file, line, begun }: Sending): Promise<string | undefined> {
  if (!begun?.id) {
    line.say(begun?.status === 413 ? 'large' : begun?.status === 429 ? 'much' : 'fault')
    return undefined
  }
  line.say('sending')
  try {
    await sendPieces(file, begun.id, begun.received, line)
    line.say('looking')
    const answer = await fetch(`/uploads/${begun.id}/look`, { method: 'POST' })
    line.say(answer.ok ? 'done' : 'fault')
    return answer.ok ? begun.id : undefined
  } catch {
    // The line says what to do: choose the file again.
    line.say('fault')
    return undefined
  }
}

async function begin(document: Document, file: File) {
  const tokens = [...document.querySelectorAll<HTMLInputElement>('input[name=_token]')]
  const body = new URLSearchParams({
    _token: tokens[0]?.value ?? '',
    name: file.name,
    size: String(file.size),
    modified: String(file.lastModified),
  })
  const answer = await fetch('/uploads', { method: 'POST', body })
  const { id, received = 0, token } = await said(answer)
  if (token) for (const field of tokens) field.value = token
  return { status: answer.status, id, received }
}

interface Said {
  id?: string
  received?: number
  token?: string
}

const said = async (answer: Response): Promise<Said> => {
  const text = await answer.text()
  return text.startsWith('{') ? JSON.parse(text) : {}
}

async function sendPieces(file: File, id: string, received: number, line: Line): Promise<void> {
  let at = received
  for (let waitMs = AGAIN_MS.min; at < file.size; ) {
    line.at(at)
    const answer = await fetch(`/uploads/${id}?from=${at}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: file.slice(at, at + PIECE),
    }).catch(() => undefined)
    if (answer && answer.status < 500 && answer.status !== 409 && !answer.ok)
      throw new Error(`a piece was refused: ${answer.status}`)
    const there = answer && (answer.ok || answer.status === 409) ? (await said(answer)).received : undefined
    if (answer?.ok && there !== undefined) {
      line.say('sending')
      at = there
      waitMs = AGAIN_MS.min
      continue
    }
    line.say('lost')
    await pause(waitMs)
    waitMs = Math.min(waitMs * 2, AGAIN_MS.max)
    // A piece may have arrived although its answer was lost.
    if (there !== undefined) at = there
  }
  line.at(file.size)
}
