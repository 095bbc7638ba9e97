-- Where else an app is at home (contract/app-links.ts). Rules hold for all that is written from now on, and nothing is there yet to be
-- looked at: nobody waits while a large table is read.
alter table apps
  add website_url text,
  add source_url text,
  add issues_url text,
  add changelog_url text,
  add translation_url text,
  add donate_url text,
  add constraint apps_website_url_is_link check (is_link(website_url)) not valid,
  add constraint apps_source_url_is_link check (is_link(source_url)) not valid,
  add constraint apps_issues_url_is_link check (is_link(issues_url)) not valid,
  add constraint apps_changelog_url_is_link check (is_link(changelog_url)) not valid,
  add constraint apps_translation_url_is_link check (is_link(translation_url)) not valid,
  add constraint apps_donate_url_is_link check (is_link(donate_url)) not valid;

-- A picture of an app in one language: of those that have one, only the best for a page's language are shown. null: for everybody.
alter table screenshots add shown_in text;

alter table repository_apps
  -- icon and screenshots as the index has them (catalogue/repositories/import/pictures-of.ts); null: not taken over yet
  add pictures jsonb,
  -- all of them that can be had are here
  add pictures_done boolean not null default false,
  add constraint repository_apps_done_pictures check (pictures is not null or not pictures_done);
alter table import_runs add pictures integer not null default 0;

-- What is new above is in indices that were taken over before: every app of them is looked at again.
update repository_apps set taken = null;
