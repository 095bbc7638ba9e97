-- An address that stands on a page leads to https or to a path of this site, or is empty: no link. The same as rules/links/safe-link.ts,
-- which decides once more when a page is made.
create function is_link(link text) returns boolean
  language sql immutable parallel safe
  return link = '' or link ~* '^(?:/(?![/\\])|https://[^/?#@\\[:cntrl:] ]+(?:[/?#]|$))[^\\[:cntrl:]]*$';

-- No page shows what these hold today, so nothing is lost on pages; and a row that breaks a rule could never be changed again,
-- not even by a takedown.
update developers set website = null where not is_link(website);
update apps set privacy_url = null where not is_link(privacy_url);
update notices set url = null where not is_link(url);
update videos set url = '' where not is_link(url);
update gift_cards set source_url = '' where not is_link(source_url);
update ad_locations set ad_url = '' where not is_link(ad_url);
update ad_locations set img_url = '' where not is_link(img_url);
update download_configs set download_url = '' where not is_link(download_url);
update brand_banners set url = '' where not is_link(url);
update features set url = '' where not is_link(url);

alter table developers add constraint developers_website_is_link check (is_link(website));
alter table apps add constraint apps_privacy_url_is_link check (is_link(privacy_url));
alter table notices add constraint notices_url_is_link check (is_link(url));
alter table videos add constraint videos_url_is_link check (is_link(url));
alter table gift_cards add constraint gift_cards_source_url_is_link check (is_link(source_url));
alter table ad_locations add constraint ad_locations_ad_url_is_link check (is_link(ad_url));
alter table ad_locations add constraint ad_locations_img_url_is_link check (is_link(img_url));
alter table download_configs add constraint download_configs_download_url_is_link check (is_link(download_url));
alter table brand_banners add constraint brand_banners_url_is_link check (is_link(url));
alter table features add constraint features_url_is_link check (is_link(url));
