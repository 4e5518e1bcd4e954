#!/usr/bin/env bash
# Swift on Linux finds a program's arguments by reading /proc/self/maps. Where a sandbox hides that file, CommandLine.arguments is empty and says nothing.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12) and Linux 6.18, Landlock ABI 7. A C program in the same sandbox gets its arguments. Swift's runtime looks up the
# stack's bounds in /proc/self/maps before `main`, and searches there for the count and the vector; a failed fopen leaves both empty.
# Programs whose option parser expects at least their own name meet an array of no elements. Output of the last run:
#     open:   ["PROGRAM", "a", "b"]
#     hidden: []
# Needs: swiftc 6.3, python3, a kernel with Landlock.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }

echo 'print(CommandLine.arguments.map { $0.contains("/") ? "PROGRAM" : $0 })' >"$work/main.swift"
swiftc "$work/main.swift" -o "$work/program"

# Runs a program that may read and execute all that lies in these folders, and nothing of /proc.
cat >"$work/hide.py" <<'PYTHON'
import ctypes, os, sys
call = ctypes.CDLL(None, use_errno=True).syscall
READ, EXECUTE = 0b1100, 0b0001
ruleset = call(444, ctypes.byref(ctypes.c_uint64(READ | EXECUTE)), ctypes.c_size_t(8), 0)
if ruleset < 0: sys.exit("needs a kernel with Landlock")
for folder in ["/usr", "/lib", "/lib64", "/etc", "/dev", os.environ["TOOLCHAIN"], os.path.dirname(sys.argv[1])]:
    if not os.path.exists(folder): continue
    place = os.open(folder, os.O_PATH)
    rule = (READ | EXECUTE).to_bytes(8, "little") + place.to_bytes(4, "little")
    if call(445, ruleset, 1, rule, 0) != 0: sys.exit(f"no rule for {folder}: {os.strerror(ctypes.get_errno())}")
libc = ctypes.CDLL(None)
libc.prctl(38, 1, 0, 0, 0)
if call(446, ruleset, 0) != 0: sys.exit("cannot restrict")
os.execv(sys.argv[1], sys.argv[1:])
PYTHON

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
open=$("$work/program" a b)
hidden=$(TOOLCHAIN=$toolchain python3 "$work/hide.py" "$work/program" a b)
echo "open:   $open"
echo "hidden: $hidden"
[ "$open" = '["PROGRAM", "a", "b"]' ]
[ "$hidden" = '[]' ]
