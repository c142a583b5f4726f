-- Ids and numbers are 64 bits; ids are the same bits as in their text, read as a signed number.

-- A row a table: its last number, and what is asked about many tables at once.
CREATE TABLE tables (
    id     INTEGER NOT NULL PRIMARY KEY,
    last   INTEGER NOT NULL,
    phase  INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    due    INTEGER
);

CREATE INDEX tables_by_phase ON tables (phase, listed);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- The logs. A table's entries lie side by side, so that reading one log is one walk.
CREATE TABLE entries (
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    -- CRC-32 of id, number and text.
    checksum INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- How often each die showed each face, and with `previous` how often it did so right after another one;
-- `previous` is -1 where the roll before is not looked at.
CREATE TABLE tally (
    die      INTEGER NOT NULL,
    previous INTEGER NOT NULL,
    face     INTEGER NOT NULL,
    count    INTEGER NOT NULL,
    PRIMARY KEY (die, previous, face)
) WITHOUT ROWID;

-- When a server was last known to run: one row.
CREATE TABLE beat (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
);

-- Times in which none ran.
CREATE TABLE outages (
    began INTEGER NOT NULL,
    ended INTEGER NOT NULL
);
