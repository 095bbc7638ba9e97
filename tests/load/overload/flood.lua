-- Visitors who each ask for a page that nobody has, and pause before the next. Told: the app before the first, and the pause in milliseconds.
local threads = {}

function setup(thread)
  table.insert(threads, thread)
end

function init(args)
  app = tonumber(args[1])
  pause = tonumber(args[2])
  good, refused, other = 0, 0, 0
end

function delay()
  return math.random(0, 2 * pause)
end

function request()
  app = app + 1
  return wrk.format("GET", "/apps/" .. app)
end

function response(status)
  if status == 200 then
    good = good + 1
  elseif status == 503 then
    refused = refused + 1
  else
    other = other + 1
  end
end

function done(summary)
  local thread = threads[1]
  local errors = summary.errors
  io.write(string.format(
    '{"good":%d,"refused":%d,"other":%d,"lost":%d}\n',
    thread:get("good"), thread:get("refused"), thread:get("other"),
    errors.connect + errors.read + errors.write + errors.timeout
  ))
end
