import { sql } from 'kysely'
import type { Database } from './database.ts'
import { DOCUMENTS, type DocumentKind, KINDS, madeBy } from './queries/documents/document-texts.ts'
import { ROLES } from './roles.ts'

const LOCK = 7_260_115
/** One migration at a time: PostgreSQL refuses to replace a function that another one is replacing. */
const INSTALLING = 7_260_116

const written = (kind: DocumentKind) => `
      with marks as (delete from stale_documents where kind = '${kind}' and id = the_id)
      insert into documents (kind, id, locale, made_by, page, brief, related, category_id, valid_until)
      select '${kind}', the_id, asked.locale, ${madeBy}, made.page, made.brief, made.related, made.category_id, made.valid_until
      from unnest(locales) asked (locale)
      cross join lateral (${DOCUMENTS[kind]('the_id', 'asked.locale')}) made
      on conflict (kind, id, locale) do update set
        made_by = excluded.made_by, made_at = now(), page = excluded.page, brief = excluded.brief, related = excluded.related,
        category_id = excluded.category_id, valid_until = excluded.valid_until;
      if not found then
        delete from documents where kind = '${kind}' and id = the_id;
      end if;`

/**
 * Defines write_documents(), which rewrites documents unless another process is doing so, and returns whether it did. It runs with the
 * rights of the tables' owner: the worker decides when a document is written, and never what it says.
 *
 * The home page is made from apps and categories: writing one that it shows marks it.
 *
 * The statement that reads the tables deletes the marks. A change that it did not see keeps its mark, so the document stays stale.
 */
export const installDocuments = async (db: Database): Promise<void> =>
  void (await sql
    .raw(`
  select pg_advisory_xact_lock(${INSTALLING});
  create or replace function write_documents(the_kind text, ids bigint[], locales text[]) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $body$
  #variable_conflict use_column
  declare the_id bigint;
  begin
    if not pg_try_advisory_xact_lock(${LOCK}) then
      return false;
    end if;
    foreach the_id in array ids loop
      case the_kind
      ${KINDS.map(kind => `when '${kind}' then ${written(kind)}`).join('\n      ')}
      end case;
    end loop;
    insert into stale_documents (kind, id) select 'home', 0
    where the_kind = 'category'
      or the_kind = 'app' and exists (select from documents where kind = 'home' and id = 0 and related && ids);
    return true;
  end
  $body$;
  revoke execute on function write_documents(text, bigint[], text[]) from public;
  grant execute on function write_documents(text, bigint[], text[]) to ${ROLES.worker}`)
    .execute(db))
