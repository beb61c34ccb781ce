# Replaces the Python library of the same name in tests, since Debian's Python does not contain it.
