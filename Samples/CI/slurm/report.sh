#!/bin/sh
# The report of all shares. It fails where one is missing.
exec galley merge galley-shares --format text --format junit=galley.xml
