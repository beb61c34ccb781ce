#!/bin/sh
# Starts the service in the folder of this script. LISTEN, STATE and the settings of docs/operating.md come from the
# environment. Arguments are passed to the runtime.
set -eu

folder=$(cd "$(dirname "$0")" && pwd)
listen=${LISTEN:-127.0.0.1:8787}
mkdir -p "${STATE:=$folder/state}/do"
tables=$(cd "$STATE/do" && pwd)

# At a pace of 0, limits would refill at once, so a pace needs a digit other than 0.
pace=${BOT_PACE:-1}
case $pace in
*[!0-9.]* | *.*.*) pace=0 ;;
esac
case $pace in
*[1-9]*) ;;
*)
  echo "BOT_PACE is a number above 0, such as 0.5, not $BOT_PACE." >&2
  exit 1
  ;;
esac

# Raise the limit of open files, because the runtime exits when it has no file descriptor left.
[ "$(ulimit -n)" = "$(ulimit -Hn)" ] || ulimit -n "$(ulimit -Hn)" || echo "The limit of open files cannot be raised." >&2
files=$(ulimit -n)
# The runtime needs 30 files, a table needs 3, and each of its four connections needs 2.
[ "$files" = unlimited ] ||
  echo "It can hold $files files open, which is enough for $(((files - 30) / 11)) tables of four at a time."

if [ -n "${PROXY:-}" ]; then
  echo "Visitors are counted by the address that a proxy on this machine or at $PROXY names."
else
  echo "Visitors are counted by the address that connects. Behind a proxy on another machine or outside this container, set PROXY to its address."
fi

cd "$folder"
exec ./workerd serve config.capnp --socket-addr "http=$listen" --directory-path "state=$tables" "$@"
