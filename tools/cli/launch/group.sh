# Runs a command in the process group of this shell, and ends the whole group when descriptor 3 does: then whoever holds
# its other end is gone, whatever has become of them. The runtime beneath a killed service would go on for ever.
"$@" 3<&- &
program=$!
{
  read -r _ <&3
  kill -TERM "$program"
  # Nothing that was acknowledged is lost by a kill, and the runtime would wait for connections that stay open.
  tenths=20
  while kill -0 "$program" && [ "$tenths" -gt 0 ]; do
    sleep 0.1
    tenths=$((tenths - 1))
  done
  kill -KILL 0
} 2>/dev/null &
exec 3<&-
wait "$program"
