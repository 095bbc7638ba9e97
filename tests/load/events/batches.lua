-- Batches that were written to a file, one a line, in turn.
local bodies = {}
local at = 0
init = function(args)
  for line in io.lines(args[1]) do bodies[#bodies + 1] = line end
end
request = function()
  at = at % #bodies + 1
  return wrk.format("POST", nil, nil, bodies[at])
end
