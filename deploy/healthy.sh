#!/usr/bin/env bash
# Succeeds if the service answers on this machine. Uses an endpoint that touches no table, and bash alone.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${LISTEN##*:}"
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r answer <&3
[[ $answer == *' 200 '* ]]
