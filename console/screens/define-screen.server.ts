import { z } from 'zod'
import type { Role } from '../../contract/commands/roles.ts'
import type { ViewRef } from '../kit/view.ts'
import type { Asked, Screen } from '../server/screen.ts'

/** The names in a path: of `/apps/:app` it is `app`. */
type ParamsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> & ParamsOf<Rest>
  : Path extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown

/** All that there is to say of a screen. */
interface ScreenDeclaration<Path extends string, Query extends z.ZodType, Model> {
  /** Such as `/apps/:app`; a last step that may be missing ends with a question mark. */
  path: Path
  /** Who may see it; everybody who may sign in, unless said otherwise. */
  roles?: readonly Role[]
  /** Whether it requires recent re-authentication. */
  fresh?: true
  /** What it reads of its query (server/query.ts). */
  query?: Query
  view: ViewRef<Model>
  /** What the view shows; undefined: there is nothing here. */
  load(asked: Asked<ParamsOf<Path>, z.infer<Query>>): Promise<NoInfer<Model> | undefined>
}

export function defineScreen<
  const Path extends string,
  Model,
  Query extends z.ZodType = z.ZodObject<Record<never, never>>,
>({ path, roles, fresh, query, view, load }: ScreenDeclaration<Path, Query, Model>): Screen {
  const schema: z.ZodType = query ?? z.object({})
  return {
    path,
    roles,
    fresh,
    async show(asked) {
      const model = await load({
        ...asked,
        // The router has found them all.
        params: asked.params as ParamsOf<Path>,
        query: schema.parse(asked.query) as z.infer<Query>,
      })
      return model && { view: view.name, model }
    },
  }
}
