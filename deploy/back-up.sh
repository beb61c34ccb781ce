#!/bin/sh
# Copies the tables of a service, which may be running: sh back-up.sh STATE FOLDER. Needs sqlite3.
set -eu

# Without slashes at its end, because the copy is first made in a folder beside it.
to=$(echo "${2-}" | sed 's|/*$||')
[ $# = 2 ] && [ -d "$1/do" ] && [ -n "$to" ] && [ ! -e "$to" ] || {
  echo "Usage: sh back-up.sh STATE FOLDER. STATE is the folder of a service, and FOLDER does not exist yet." >&2
  exit 1
}
command -v sqlite3 >/dev/null || {
  echo "The program sqlite3 is missing: apt-get install sqlite3" >&2
  exit 1
}

# The copies contain hidden cards and names, so only this user may read them.
umask 077
tables=$(cd "$1/do" && pwd -P)
# The folder gets its final name once the copy is complete.
rm -rf "$to.part"
mkdir -p "$to.part/do"
copies=$(cd "$to.part/do" && pwd -P)

cd "$tables"
find . -name '*.sqlite' | while read -r file; do
  mkdir -p "$copies/${file%/*}"
  # SQLite copies a consistent snapshot, even while the service writes. A table may have deleted itself since `find` listed it,
  # so a missing file is no error.
  (cd "$copies" && sqlite3 -readonly -cmd '.timeout 10000' "$tables/$file" ".backup '$file'") ||
    [ ! -e "$file" ] || exit 1
done
part=${copies%/do}
mv "$part" "${part%.part}"
echo "Copied $(find "${part%.part}/do" -path '*TableObject/*' ! -name metadata.sqlite -type f | wc -l) tables to $to."
