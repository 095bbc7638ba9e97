alter table apps
  -- false: the page names no file; the newest one is handed out by the redirect alone
  add column direct_package boolean not null default true,
  -- the page presses the download button by itself, once a visit
  add column auto_download boolean not null default false;
