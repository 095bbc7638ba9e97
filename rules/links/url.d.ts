// Every browser and Node have these alike; TypeScript knows them only as a part of one or the other.
declare class URLSearchParams {
  constructor(query?: string)
  get(name: string): string | null
  set(name: string, value: string): void
  keys(): IterableIterator<string>
}

declare class URL {
  constructor(address: string, base?: string)
  readonly hash: string
  readonly host: string
  readonly hostname: string
  readonly href: string
  readonly password: string
  readonly pathname: string
  readonly protocol: string
  readonly search: string
  readonly username: string
}
