#!/usr/bin/env bash
# Runs the fuzzers.
# usage: fuzz.sh [TARGET [SECONDS]]
# TARGET is engine, ledger, host or page; without it all of them run, each for SECONDS.
# Inputs that break an invariant are stored in .build/fuzz/faults. With SEED=1 the same code gets
# the same inputs in every run, so that CI finds nothing new by chance; only the few inputs of the
# host differ, because the order of its tasks does. With KEEP=1 the corpus in Tests/Corpus is
# replaced by the shortest inputs with the same coverage.
set -euo pipefail
cd "$(dirname "$0")/../.."

# In a sanitized process, the backtracer deadlocks.
export SWIFT_BACKTRACE=enable=no SWIFT_DETERMINISTIC_HASHING=1
all=(engine ledger host page)
seconds=${2:-60}
fuzzer=$PWD/.build/fuzzing/release/Fuzz
faults=$PWD/.build/fuzz/faults

length() {
  case $1 in host) echo 160 ;; *) echo 300 ;; esac
}

# About the number of executions in 100 s on an idle machine; for the host in 10 s.
runs() {
  case $1 in
    ledger) echo 10000000 ;;
    host) echo 1500 ;;
    page) echo 1000000 ;;
    *) echo 400000 ;;
  esac
}

# By default libFuzzer's next input depends on code addresses and on execution times; not with a
# seed.
still=()
if [[ -n "${SEED:-}" ]] && setarch -R true 2>/dev/null; then still=(setarch -R); fi

fuzz() {
  local target=$1 work=$PWD/.build/fuzz/$1 log=$PWD/.build/fuzz/$1.log limit=(-max_total_time="$seconds")
  if [[ -n "${SEED:-}" ]]; then
    limit+=(-seed="$SEED" -entropic=0 -runs="$(runs "$target")")
    rm -rf "$work"
  fi
  mkdir -p "$work" "$faults"
  python3 -B Development/Scripts/fuzz-corpus.py unpack "Tests/Corpus/$target.txt" "$work"
  export FUZZ_TARGET=$target
  if ! ${still[@]+"${still[@]}"} "$fuzzer" "${limit[@]}" -max_len="$(length "$target")" -len_control=0 \
    -timeout=20 -rss_limit_mb=2000 -artifact_prefix="$faults/$target-" "$work" >"$log" 2>&1; then
    grep -vE '^ +#|^#|^INFO' "$log" | head -40 >&2
    bytes "$log" >&2
    return 1
  fi
  [[ -z "${KEEP:-}" ]] || keep "$target" "$work"
  awk -v name="$target" '/DONE/ { for (i = 1; i < NF; i++) if ($i == "cov:") edges = $(i + 1); else if ($i == "corp:") corpus = $(i + 1) }
    /^Done/ { print name ": " $2 " executions, " edges " edges covered, corpus " corpus }' "$log"
}

# Prints the input in the form of Tests/Corpus, because a CI machine keeps no files.
bytes() {
  local file
  file=$(sed -n 's/.*Test unit written to //p' "$1")
  [[ -z "$file" ]] || printf 'The bytes: %s\n' "$(od -An -v -tx1 "$file" | tr -d ' \n')"
}

keep() {
  local least=.build/fuzz/$1.least
  rm -rf "$least" && mkdir -p "$least"
  "$fuzzer" -merge=1 "$least" "$2" >/dev/null 2>&1
  python3 -B Development/Scripts/fuzz-corpus.py pack "Tests/Corpus/$1.txt" "$least"
}

OVERSCROLL_FUZZ=1 swift build -q -c release --package-path Development --scratch-path .build/fuzzing --sanitize=fuzzer --product Fuzz
targets=("${all[@]}")
if [[ -n "${1:-}" && "$1" != all ]]; then targets=("$1"); fi
for target in "${targets[@]}"; do fuzz "$target"; done
