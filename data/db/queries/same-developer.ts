/** Selects `id` and `place` of the last three apps that an app's developer changed, for lists of apps. */
export const sameDeveloper = (app: string) => `
  select id, row_number() over (order by updated_at desc, id desc) as place
  from (
    select id, updated_at from apps
    where developer_id = (select developer_id from apps where id = ${app}) and status = 'live' and id <> ${app}
    order by updated_at desc, id desc
    limit 3
  ) others`
