-- Another page of the giant comment with every request: nothing is answered from a cache.
local offset = 3
request = function()
  offset = (offset + 10) % tonumber(wrk.headers["X-Replies"])
  return wrk.format("GET", wrk.path .. "&offset=" .. offset .. "&ctoken=" .. wrk.headers["X-Token"])
end
