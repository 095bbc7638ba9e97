vcl 4.1;
# The edge: page cache with tags. Names between @ signs are filled in by ops/engines/varnish.ts.

import directors;
import std;
import vsthrottle;
import xkey;

# Whether a process can make pages, and whether it answers at all. Two probes in a row have to fail, or get no answer for longer than a
# busy process takes. One that is well again is noticed at the next probe. Until it was asked it counts as well: after an edge's
# restart pages are served at once, and a place with no process in it refuses, which is tried again elsewhere.
probe ready {
  .url = "/healthz/ready";
  .interval = @PROBE_EVERY@;
  .timeout = @PROBE_TIMEOUT@;
  .window = 2;
  .threshold = 1;
  .initial = 2;
}
probe alive {
  .url = "/healthz";
  .interval = @PROBE_EVERY@;
  .timeout = @PROBE_TIMEOUT@;
  .window = 2;
  .threshold = 1;
  .initial = 2;
}

# Each web process under four names: for pages; for the few pages that it gets although it looks sick; for what it answers without the
# database too; and for files, because a slow phone holds a download for an hour, and must not take the place of pages.
@BACKENDS@

sub vcl_init {
  # A request that is sent again comes to another process (see choose_process).
  new pages = directors.shard();
  new web = directors.shard();
  new any = directors.round_robin();
  new chosen = directors.shard_param();
  pages.associate(chosen.use());
  web.associate(chosen.use());
  # A process adds up the parts of a file that a visitor takes: all of them come to the same one.
  new files = directors.hash();
@MEMBERS@
}

# Proxies whose PROXY protocol header is trusted.
acl fronts {
  @FRONTS@
}

@CDN_ACL@

# Who limits are for: an address of IPv4, and the first 64 bits of one of IPv6, which is what one visitor has. Zeros at the end of those
# are left out, because two colons may stand for them: 2001:db8::1 and 2001:db8::1:2:3:4 are both of 2001:db8.
sub name_visitor {
  set req.http.x-said = req.http.X-Forwarded-For;
  set req.http.X-Forwarded-For = client.ip;
@CDN_VISITOR@
  unset req.http.x-said;
  set req.http.x-visitor = regsub(req.http.X-Forwarded-For, "^::ffff:(?=\d+\.)", "");
  if (req.http.x-visitor ~ ":") {
    # Two colons that stand for zeros among the first four groups, with some of these after them.
    set req.http.x-visitor = regsub(req.http.x-visitor, "^::((?:[^:]+:){5}[^:]+)$", "0:0:\1");
    set req.http.x-visitor = regsub(req.http.x-visitor, "^::((?:[^:]+:){4}[^:]+)$", "0:0:0:\1");
    set req.http.x-visitor = regsub(req.http.x-visitor, "^([^:]+)::((?:[^:]+:){4}[^:]+)$", "\1:0:0:\2");
    set req.http.x-visitor = regsub(req.http.x-visitor, "^((?:[^:]+:){4}).*$", "\1");
    set req.http.x-visitor = regsub(regsub(req.http.x-visitor, "::.*$", ""), "(?:(?:^|:)0)*:?$", "");
  }
}

# A page makes three calls at most; a client that makes this many is not reading. Answers from the cache are not counted.
sub limit_calls {
  if (req.restarts == 0 && vsthrottle.is_denied("api " + req.http.x-visitor, @CALLS_PER_10S@, 10s)) {
    return (synth(429, "Too many requests"));
  }
}

# Whatever the web process is asked for costs it something; a cold page with its pictures is some sixty requests.
sub limit_misses {
  if (req.restarts == 0 && vsthrottle.is_denied("miss " + req.http.x-visitor, @MISSES_PER_10S@, 10s)) {
    return (synth(429, "Too many requests"));
  }
}

# By visitor, and by network (/24 of IPv4, /48 of IPv6): many addresses of one network are cheap to have.
sub limit_collects {
  if (req.restarts == 0) {
    set req.http.x-network = regsub(regsub(req.http.X-Forwarded-For, "^(\d+\.\d+\.\d+)\.\d+$|^((?:[0-9a-f]*:){1,3}).*$", "\1\2"), "::$", ":0:");
    if (vsthrottle.is_denied("collect " + req.http.x-visitor, @COLLECTS_PER_10S@, 10s)
      || vsthrottle.is_denied("collects " + req.http.x-network, @NETWORK_COLLECTS_PER_10S@, 10s)) {
      return (synth(429, "Too many requests"));
    }
    unset req.http.x-network;
  }
}

# Whatever of the request visitors might have set themselves, and the edge means something by.
sub unset_private {
  unset req.http.x-page-type;
  unset req.http.x-reply-key;
  unset req.http.x-token;
  # Decided once: before it looks for a page, Varnish leaves nothing but gzip of what a browser takes.
  if (req.restarts == 0) {
    unset req.http.x-page-encoding;
  }
}

# What is past its time may be shown for ten seconds while the next one is made. A visitor who would otherwise see an error (see
# vcl_synth), or wait for one, gets the old one for a day.
sub choose_grace {
  if (req.restarts == 0 && std.healthy(pages.backend(resolve=LAZY))) {
    set req.grace = @GRACE@;
  } else {
    set req.grace = 24h;
  }
}

# Which page a visitor gets, and how it is compressed.
sub choose_page_type {
  if (req.restarts == 0 && req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.x-page-encoding = "br";
  }
@CDN_PAGE_TYPE@
  if (req.http.User-Agent ~ "(?i)@MOBILE_USER_AGENT@" && req.http.User-Agent !~ "(?i)@DESKTOP_USER_AGENT@") {
    set req.http.x-page-type = "Mobile";
  } else {
    set req.http.x-page-type = "PC";
  }
}

# Most requests are for a page under its usual address, and hit. Only what decides which page they get is done here; what matters to web
# is done on a miss.
sub recv_plain_page {
  if (req.method == "GET" && req.restarts == 0 && req.http.host == "@PUBLIC_HOST@"
    && req.url ~ "^@ANY_LANGUAGE@/(?:(?:apps|category|developers)/\d{1,9}|top/[a-z]{1,20})?$"
    && !req.http.Transfer-Encoding && (local.socket != "proxy" || remote.ip ~ fronts)) {
    unset req.http.x-page-encoding;
    unset req.http.x-reply-key;
    unset req.http.Range;
    set req.backend_hint = pages.backend(resolve=LAZY);
    set req.grace = @GRACE@;
    call choose_page_type;
    return (hash);
  }
}

# What no rule below should have to think of.
sub recv_form {
  if (req.method == "PURGE") {
    return (synth(405, "Method not allowed"));
  }
  if (local.socket == "proxy" && remote.ip !~ fronts) {
    return (synth(403, "Forbidden"));
  }
  # Varnish refuses what ends in two places, but for this: a proxy in front of the edge may see another end of it.
  std.collect(req.http.Transfer-Encoding);
  if (req.http.Transfer-Encoding && req.http.Transfer-Encoding != "chunked") {
    return (synth(400, "Bad request"));
  }
  if (req.url ~ "^.{@MAX_URL_LENGTH@}.") {
    return (synth(414, "Address too long"));
  }
  # This edge serves one site: any other name would be a cache of its own.
  if (std.tolower(req.http.host) !~ "^@PUBLIC_HOST_PATTERN@$"
    && !(std.tolower(req.http.host) ~ "^@PACKAGE_HOST_PATTERN@$" && req.url ~ "^/packages/")
    && !(@MIP_APART@ && std.tolower(req.http.host) ~ "^@MIP_HOST_PATTERN@$"
      && req.url ~ "^(/mip/apps/[^/?]+/?|@POLICY_REPORT_PATH@)(\?|$)")) {
    return (synth(421, "Misdirected request"));
  }
  # Another's script runs on mip pages: where they have a host of their own, they are on no other.
  if (@MIP_APART@ && req.url ~ "^/mip/" && std.tolower(req.http.host) !~ "^@MIP_HOST_PATTERN@$") {
    return (synth(301, "Moved"));
  }
  set req.http.host = "@PUBLIC_HOST@";
  # A letter, digit or one of - . _ ~ is written as itself: the web process reads both, and the rules here but one.
  if (req.url ~ "^[^?]*%(?:2[DEde]|3[0-9]|4[1-9A-Fa-f]|5[0-9AFaf]|6[1-9A-Fa-f]|7[0-9AEae])") {
    return (synth(400, "Bad request"));
  }
  call unset_private;
  call name_visitor;
  # Only files are asked for in parts, one at a time; whatever else is asked, all is sent, as it may.
  if (req.method != "GET" || req.url !~ "^/(packages|videos)/" || req.http.Range !~ "^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$") {
    unset req.http.Range;
  }
  # No browser says more of itself.
  set req.http.User-Agent = regsub(req.http.User-Agent, "^(.{1000}).+$", "\1");
  # The edge itself, for the proxy in front of it: pages are served from the cache also when web processes are unavailable.
  if (req.url == "/healthz/edge") {
    return (synth(200, "OK"));
  }
  # Whether the store can make pages is for those who run it.
  if (req.url ~ "^/healthz/ready") {
    return (synth(404, "Not found"));
  }
}

# So that it can be sent to another process (see vcl_backend_error): events have ids, and count once; calls only read. What is larger than
# any process takes is for one of them to refuse.
sub keep_body {
  if (std.integer(req.http.Content-Length, 1000000) <= 65536 && !std.cache_req_body(64KB)) {
    return (synth(400, "Bad request"));
  }
}

sub recv_call {
  # More replies are the same for everyone who holds a token: kept under an address without it. The web process checks the
  # token once more on a miss; any other form of the address is its to judge.
  if (req.method == "GET" && req.url ~ "^@ANY_LANGUAGE@/wdjweb/api/comment/reply/more\?commentId=\d{1,16}&offset=\d{1,9}&ctoken=[0-9a-z]{24}$") {
    set req.http.x-token = regsub(req.http.Cookie, "^(?:.*; )?ctoken=([0-9a-z]{24})(?:;.*)?$", "\1");
    if (req.http.x-token == regsub(req.url, "^.*&ctoken=", "")) {
      set req.http.x-reply-key = regsub(req.url, "&ctoken=.*$", "");
      set req.http.Cookie = "ctoken=" + req.http.x-token;
      return (hash);
    }
  }
  call limit_calls;
  call keep_body;
  return (pass);
}

# One way to write what is left of a query.
sub tidy_query {
  set req.url = regsuball(req.url, "&{2,}", "&");
  set req.url = regsub(regsub(req.url, "\?&+", "?"), "[?&]+$", "");
  set req.url = std.querysort(req.url);
}

sub vcl_recv {
  # A listener of its own, and a secret: a proxy in front of the edge shares its address with every visitor.
  if (local.socket == "purge") {
    if (req.method != "PURGE" || std.getenv("PURGE_KEY") !~ "^.{32}"
      || req.http.x-purge-key != std.getenv("PURGE_KEY")) {
      return (synth(403, "Forbidden"));
    }
    # A soft purge keeps the old page for the case that the new one can't be made; a hard one must not show it again.
    if (req.http.x-purge == "hard") {
      set req.http.x-purged = xkey.purge(req.http.xkey);
    } else {
      set req.http.x-purged = xkey.softpurge(req.http.xkey);
    }
    return (synth(200, "Purged"));
  }

  call recv_plain_page;
  call recv_form;

  set req.backend_hint = web.backend(resolve=LAZY);
  call choose_grace;

  if (req.url ~ "^@ANY_LANGUAGE@/wdjweb/") {
    call recv_call;
  }

  # Only the edge says which page type a visitor gets; a mip page is one for all.
  if (req.url ~ "^/mip/") {
    set req.http.x-page-type = "mip";
  } else {
    call choose_page_type;
  }
  if (req.url ~ "^/collect(?:\?|$)") {
    call limit_collects;
    call keep_body;
  }
  if (req.url ~ "^@POLICY_REPORT_PATH@" && req.restarts == 0
    && vsthrottle.is_denied("policy " + req.http.x-visitor, @POLICY_REPORTS_PER_10S@, 10s)) {
    return (synth(429, "Too many requests"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # When it passes a file on, Varnish reads ahead of a slow visitor without limit: all of it is in its memory. A pipe has no
  # answer when the web process is unavailable, so then the request is passed on, and answered below.
  if (req.url ~ "^/(packages|videos)/") {
    set req.backend_hint = files.backend(req.http.x-visitor + " " + regsub(req.url, "\?.*$", ""));
    if (std.healthy(req.backend_hint)) {
      call limit_misses;
      return (pipe);
    }
    set req.backend_hint = web.backend(resolve=LAZY);
  }
  if (req.url ~ "^/(collect(?:\?|$)|packages/|videos/|docs|healthz|go(?:\?|$))" || req.url ~ "^/apps/[^/?]+/newurl") {
    return (pass);
  }

  if (req.url !~ "^@ANY_LANGUAGE@/(assets/|brand/|img/|og/|qr/|bridge\.js|favicon\.ico|apple-touch-icon\.png|icon-\d+\.png)") {
    set req.backend_hint = pages.backend(resolve=LAZY);
  }
  # Pages are anonymous: nothing of the visitor reaches the key or the web process.
  unset req.http.Cookie;
  unset req.http.Authorization;
  if (req.url ~ "^@ANY_LANGUAGE@@SUGGEST_PATH@\?") {
    set req.url = std.tolower(req.url);
  }
  if (req.url ~ "^@ANY_LANGUAGE@/search") {
    # A space is written in two ways, and says nothing at either end.
    set req.url = regsuball(req.url, "\+", "%20");
    set req.url = regsuball(regsuball(req.url, "([?&]q=)(?:%20)+", "\1"), "(?:%20)+(?=&|$)", "");
  }
@KEEP_QUERIES@ elsif (req.url !~ "^@ANY_LANGUAGE@/qr/\d+\.svg\?[\w%.=&-]{1,300}$") {
    # A code for phones keeps the campaign; everything else is the same whatever the query says.
    set req.url = regsub(req.url, "\?.*$", "");
  }

  # Files are the same on every page.
  if (req.url ~ "^@ANY_LANGUAGE@/(assets|brand|img|og)/") {
    unset req.http.x-page-type;
    if (req.url !~ "^/assets/") {
      unset req.http.x-page-encoding;
    }
  }
  # Any other square is the icon of the usual size, and kept once.
  if (req.url ~ "^/img/" && req.url !~ "_(?:@ICON_SIZES@)x") {
    set req.url = regsub(req.url, "_(\d{1,4})x\1(\.[a-z]+)$", "_@ICON_SIZE@x@ICON_SIZE@\2");
  }
  # Nothing is fetched ahead for visitors who save data.
  if (req.url ~ "^@SPECULATION_RULES_DIR@" && req.http.Save-Data ~ "(?i)^on") {
    set req.url = "@SPECULATION_RULES_DIR@none.json";
  }
  # They get the next smaller picture, under its own address.
  if (req.restarts == 0 && req.url ~ "^/img/" && req.http.Save-Data ~ "(?i)^on") {
@SMALLER_PICTURES@
  }
  return (hash);
}

sub vcl_hash {
  if (req.http.x-reply-key) {
    hash_data(req.http.x-reply-key);
    return (lookup);
  }
  hash_data(req.url);
  if (req.http.x-page-type) {
    hash_data(req.http.x-page-type);
  }
  if (req.http.x-page-encoding) {
    hash_data(req.http.x-page-encoding);
  }
  return (lookup);
}

# What web learns about the client. Headers that visitors set are not trusted. By its id the logs of the edge, of web and of
# PostgreSQL name a request.
sub name_request {
  set req.http.X-Request-Id = std.integer(real=std.random(100000000, 999999999), fallback=100000000) + "-" + req.xid;
  call name_visitor;
}

sub vcl_miss {
  if (req.http.x-page-type && !std.healthy(req.backend_hint)) {
    # Nothing can be made now: look once more, content with a page that is up to a day old.
    if (req.restarts == 0) {
      return (restart);
    }
    # There is none. Processes that look sick may be busy: they get a few pages, until one was silent.
    if (vsthrottle.remaining("silent", 1, @SILENT@) == 0) {
      return (synth(503, "Unavailable"));
    }
    set req.backend_hint = any.backend();
  } elsif (req.restarts > 0) {
    return (synth(503, "Unavailable"));
  }
  # It could not be rendered a moment ago: those who waited for that fail together, and not one after the other.
  if (vsthrottle.remaining("failed " + req.http.x-page-type + req.url, 1, 2s) == 0) {
    return (synth(503, "Unavailable"));
  }
  call name_request;
  # Pages are anonymous. Only the call for more replies is answered by a token.
  if (!req.http.x-reply-key) {
    unset req.http.Cookie;
  }
  unset req.http.Authorization;
  call limit_misses;
  if (req.http.x-reply-key || req.url ~ "^@ANY_LANGUAGE@/search/suggest") {
    call limit_calls;
  }
}

sub vcl_pass {
  call name_request;
  call limit_misses;
}

sub vcl_pipe {
  call name_request;
  set bereq.http.X-Request-Id = req.http.X-Request-Id;
  set bereq.http.X-Forwarded-For = req.http.X-Forwarded-For;
  unset bereq.http.x-visitor;
}

# By the request's id: pages spread evenly, and a retry comes to another process. One that has just said that its queue is full is passed
# over; where all have, the edge says so at once. Searches have a queue of their own.
sub choose_process {
  set bereq.http.x-queue = regsub(bereq.url, "^@ANY_LANGUAGE@(/search)?.*$", "\1");
  chosen.set(by=KEY, key=pages.key(bereq.http.X-Request-Id), alt=bereq.retries, healthy=ALL);
  if (bereq.backend == pages.backend(resolve=LAZY)
    && vsthrottle.remaining("full " + pages.backend() + bereq.http.x-queue, 1, @FULL@) == 0) {
    chosen.set(by=KEY, key=pages.key(bereq.http.X-Request-Id), alt=bereq.retries + 1, healthy=ALL);
    if (vsthrottle.remaining("full " + pages.backend() + bereq.http.x-queue, 1, @FULL@) == 0) {
      return (abandon);
    }
  }
}

sub vcl_backend_fetch {
  unset bereq.http.x-visitor;
  # A page that is fetched again while visitors get the old one belongs to no visitor.
  if (bereq.is_bgfetch) {
    unset bereq.http.Authorization;
    unset bereq.http.X-Forwarded-For;
    if (!bereq.http.x-reply-key) {
      unset bereq.http.Cookie;
    }
    if (bereq.retries == 0) {
      set bereq.http.X-Request-Id = std.integer(real=std.random(100000000, 999999999), fallback=100000000) + "-" + bereq.xid;
    }
  }
  # A visitor who gets the old page makes the edge fetch the new one, for which all others would wait once more.
  if (bereq.is_bgfetch && vsthrottle.remaining("failed " + bereq.http.x-page-type + bereq.url, 1, 2s) == 0) {
    return (abandon);
  }
  if (bereq.http.x-page-encoding) {
    set bereq.http.Accept-Encoding = bereq.http.x-page-encoding;
  }
  if (bereq.url ~ "^@ANY_LANGUAGE@/wdjweb/") {
    set bereq.first_byte_timeout = @PAGE_TIMEOUT@;
  }
  if (bereq.retries > 0) {
    set bereq.first_byte_timeout = @PAGE_TIMEOUT@ - (now - bereq.time);
  }
  call choose_process;
}

# Remembered for a moment, before those who wait for it are let go (see vcl_miss).
sub give_up {
  if (bereq.backend == any.backend() && now - bereq.time > 1s && vsthrottle.is_denied("silent", 1, @SILENT@)) {
    return (abandon);
  }
  if (vsthrottle.is_denied("failed " + bereq.http.x-page-type + bereq.url, 1, 2s)) {
    return (abandon);
  }
  return (abandon);
}

sub vcl_backend_response {
  # Too many wait there: no other page is sent there for a moment. Another process may have room.
  if (beresp.status == 503 && beresp.http.x-full && !bereq.uncacheable) {
    if (vsthrottle.is_denied("full " + beresp.backend + bereq.http.x-queue, 1, @FULL@) || bereq.retries > 0) {
      return (abandon);
    }
    return (retry);
  }
  # Given up and not delivered: a delivered error would take the place of the old page.
  if (beresp.status >= 500 && !bereq.uncacheable) {
    call give_up;
  }
  # A browser caches a picture for a day, the edge for a week: it is purged by its tag. One without a permission is asked for again.
  if (bereq.url ~ "^/img/" && beresp.status == 200 && beresp.http.xkey && beresp.ttl > 1h) {
    set beresp.ttl = 7d;
  }
  if (beresp.ttl > 0s) {
    set beresp.grace = 24h;
  }
  # Once, and not on every hit.
@STORED_HEADERS@
  if (beresp.http.Content-Type ~ "^(text/|application/(json|xml|rss|manifest)|image/svg)" && !beresp.http.Content-Encoding) {
    set beresp.do_gzip = true;
  }
}

sub vcl_backend_error {
  # A process that has just ended and not been noticed: another one is asked, if there is one. A slow one has had its chance.
  chosen.set(by=KEY, key=pages.key(bereq.http.X-Request-Id), alt=1, healthy=ALL);
  if (bereq.retries == 0 && now - bereq.time < @RETRY@
    && ((bereq.backend == pages.backend(resolve=LAZY) && pages.backend() != beresp.backend)
      || (bereq.backend == web.backend(resolve=LAZY) && web.backend() != beresp.backend))
    && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.url ~ "^@ANY_LANGUAGE@/(wdjweb/|collect(?:\?|$))")) {
    return (retry);
  }
  if (!bereq.uncacheable) {
    call give_up;
  }
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  if (bereq.url ~ "^@ANY_LANGUAGE@/(wdjweb/|collect(?:\?|$))") {
    set beresp.http.Content-Type = "application/json; charset=utf-8";
    synthetic("""{"state":{"code":5030000,"msg":"Overloaded","tips":""},"data":null}""");
  } else {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Content-Security-Policy = "@UNAVAILABLE_CSP@";
@UNAVAILABLE_OF_BACKEND@
  }
  return (deliver);
}

# The same as the web process has on every answer, for those that did not come from it.
sub own_headers {
@OWN_HEADERS@
  unset resp.http.Server;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
  if (req.http.x-page-type) {
    if (resp.http.Content-Type ~ "^text/html") {
      # Not on the stored object: there Varnish itself would keep one for each browser.
      set resp.http.Vary = "Accept-Encoding, User-Agent";
    }
  } elsif (req.url ~ "^/img/" && resp.status < 400) {
    # From here a browser counts its day.
    unset resp.http.Age;
    set resp.http.Vary = "Save-Data";
  }
@CDN_DELIVER@
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  # What came from web has them (see vcl_backend_response). On a 304 a browser would keep them for the page that it has.
  if (!resp.http.X-Content-Type-Options && resp.status != 304) {
    call own_headers;
  }
}

sub vcl_synth {
  # The fetch was given up: look once more, now content with a page that is up to a day old.
  if (resp.status == 503 && req.restarts == 0) {
    return (restart);
  }
  # A picture that can't be had now: the page shows its color, and it is asked for again soon.
  if (resp.status == 503 && req.url ~ "^/img/") {
    call own_headers;
    set resp.status = 404;
    set resp.http.Cache-Control = "public, max-age=10";
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic("Not found");
    return (deliver);
  }
  set resp.http.Cache-Control = "no-store";
  # Whatever follows on its connection isn't read.
  if (resp.status == 400) {
    set resp.http.Connection = "close";
  }
  if (resp.status == 429) {
    set resp.http.Retry-After = "10";
    if (req.url ~ "^@ANY_LANGUAGE@/(wdjweb/|collect(?:\?|$))") {
      call own_headers;
      set resp.http.Content-Type = "application/json; charset=utf-8";
      synthetic("""{"state":{"code":4290000,"msg":"Too many requests","tips":""},"data":null}""");
      return (deliver);
    }
  }
  if (resp.status < 500) {
    call own_headers;
    if (resp.status == 301) {
      set resp.http.Location = "@MIP_ORIGIN@" + regsub(req.url, "\?.*$", "");
    }
    if (req.http.x-purged) {
      set resp.http.x-purged = req.http.x-purged;
    }
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic(resp.reason);
    return (deliver);
  }
  set resp.http.Retry-After = "5";
  if (req.url ~ "^@ANY_LANGUAGE@/(wdjweb/|collect(?:\?|$))") {
    call own_headers;
    set resp.http.Content-Type = "application/json; charset=utf-8";
    synthetic("""{"state":{"code":5030000,"msg":"Overloaded","tips":""},"data":null}""");
    return (deliver);
  }
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.http.Content-Security-Policy = "@UNAVAILABLE_CSP@";
  call own_headers;
@UNAVAILABLE@
  return (deliver);
}
