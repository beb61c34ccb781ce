# Stands in for the library of the same name where it isn't installed.
