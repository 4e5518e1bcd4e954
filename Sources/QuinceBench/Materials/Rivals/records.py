"""The measurements of `Records`, with Python's sqlite3: `insert`, `fill` or `fetch`, a file, a count."""
import sqlite3
import statistics
import sys
import time

RUNS = 9
GROUPS = 100


def connect(path):
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA journal_mode = wal")
    database.execute("PRAGMA synchronous = NORMAL")
    return database


def create(database):
    database.execute(
        "CREATE TABLE entry (id INTEGER PRIMARY KEY AUTOINCREMENT, created DOUBLE NOT NULL, \"group\" INTEGER NOT NULL,"
        " isDone BOOLEAN NOT NULL, note TEXT, number INTEGER NOT NULL, rating DOUBLE NOT NULL, title TEXT NOT NULL)")
    database.execute("CREATE INDEX byCreated ON entry(created)")
    database.execute("CREATE INDEX byGroup ON entry(\"group\")")


def insert(database, count):
    database.execute("BEGIN IMMEDIATE")
    database.executemany(
        "INSERT INTO entry(created, \"group\", isDone, note, number, rating, title) VALUES(?, ?, ?, ?, ?, ?, ?)",
        (
            (
                float(index * 7919 % 1_000_003) * 60, index % GROUPS, index % 3 == 0, f"A note of some length for entry {index}",
                index, (index % 50) / 10, f"Entry {index}")
            for index in range(count)))
    database.execute("COMMIT")


def fetch(database):
    times = []
    for run in range(RUNS + 1):
        start = time.perf_counter()
        found = database.execute("SELECT * FROM entry WHERE \"group\" = ?", (10 + run,)).fetchall()
        total, letters = 0, 0
        for row in found:
            total += row[5]
            letters += len(row[7])
        assert found and total and letters
        # The first run reads the file.
        if run > 0:
            times.append((time.perf_counter() - start) * 1000)
    print(f"fetch: {statistics.median(times)}")


def main():
    kind, path = sys.argv[1:3]
    database = connect(path)
    if kind == "fetch":
        return fetch(database)
    create(database)
    start = time.perf_counter()
    insert(database, int(sys.argv[3]))
    if kind == "insert":
        print(f"insert: {(time.perf_counter() - start) * 1000}")


main()
