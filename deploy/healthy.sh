#!/usr/bin/env bash
# Whether Tischlein answers on this machine. It asks for what touches no table, without a program that an image may lack.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-8787}"
printf 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r answer <&3
[[ $answer == *' 200 '* ]]
