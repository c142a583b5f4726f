-- Ids and numbers are 64 bits; ids are the same bits as in their text, read as a signed number.

-- A row a table: its last number, and what is asked about many tables at once. Whoever appends has this row locked.
CREATE TABLE blazon.tables (
    id     bigint   NOT NULL PRIMARY KEY,
    last   bigint   NOT NULL CHECK (last > 0),
    phase  smallint NOT NULL,
    listed boolean  NOT NULL,
    due    bigint
);

CREATE INDEX tables_by_phase ON blazon.tables (phase, listed);
CREATE INDEX tables_by_due ON blazon.tables (due) WHERE due IS NOT NULL;

-- The logs. If everything else fails, the key decides who was first.
CREATE TABLE blazon.entries (
    table_id bigint NOT NULL,
    number   bigint NOT NULL,
    -- UTF-8. PostgreSQL's own texts cannot hold every character.
    text     bytea  NOT NULL,
    -- CRC-32 of id, number and text.
    checksum bigint NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- How often each die showed each face, and with `previous` how often it did so right after another one;
-- `previous` is -1 where the roll before is not looked at. Every server counts in a slot of its own, so that they
-- do not wait for each other: the sum is what counts.
CREATE TABLE blazon.tally (
    slot     smallint NOT NULL,
    die      smallint NOT NULL,
    previous smallint NOT NULL,
    face     smallint NOT NULL,
    count    bigint   NOT NULL,
    PRIMARY KEY (slot, die, previous, face)
);

-- When a server was last known to run, and which one: one row.
CREATE TABLE blazon.beat (
    one    smallint NOT NULL PRIMARY KEY CHECK (one = 1),
    at     bigint   NOT NULL,
    server bigint   NOT NULL
);

-- Times in which none ran.
CREATE TABLE blazon.outages (
    began bigint NOT NULL,
    ended bigint NOT NULL
);
