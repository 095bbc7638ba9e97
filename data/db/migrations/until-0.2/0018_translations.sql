-- What stands on pages beside an app's own texts, in several languages. A row has one text of its own, in `locale`, and the same in
-- other languages: {"en": {"title": "…", "content": "…"}}, each with all of the columns that are text. So a gift stays one gift, with one
-- count of what remains, and a collection one page, whatever language it is read in.
alter table notices add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table gift_cards add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table features add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table collections add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
-- in the language of its collection
alter table collection_apps add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');

-- Those that are there were written for pages in Chinese: there were no others.
alter table videos
  add locale text not null default 'zh-CN',
  add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table screenshots
  add locale text not null default 'zh-CN',
  add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table brand_banners
  add locale text not null default 'zh-CN',
  add translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');

-- A developer's name in another language; null: the one in developers. One may have a name there and no description.
alter table developer_texts
  add name text,
  alter column description set default '';
create index developer_texts_by_name on developer_texts (lower(name) text_pattern_ops) where name is not null;
