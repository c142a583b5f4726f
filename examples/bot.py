"""Plays a game of Blazon by link, any legal move at random: python3 bot.py LINK [NAME]. docs/bots.md explains it."""
import base64, hashlib, hmac, http.client, json, os, random, re, struct, sys, time, urllib.parse

CONNECT = {"http": http.client.HTTPConnection, "https": http.client.HTTPSConnection}
BOX = 'Components "?ddbD1B1/dbD1B1sq/dbDBs2q2/?d1bb1DB"'  # the dice, unless the terms name others

class Socket:  # as much of a WebSocket as it takes
    def __init__(self):
        connection, key = CONNECT[url.scheme](url.netloc, timeout=5), base64.b64encode(os.urandom(16)).decode()
        headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        connection.request("GET", f"/api/tables/{table}/socket", headers={**headers, "Sec-WebSocket-Key": key})
        if connection.getresponse().status != 101: raise ConnectionError("the server opened no socket")
        self.socket = connection.sock

    def send(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
        self.socket.sendall(b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        try:
            opcode = self.read(1)
        except TimeoutError:  # five seconds of silence: is anybody there?
            self.send({"type": "ping"})
            opcode = self.read(1)
        size = self.read(1)[0]
        data = self.read(size if size < 126 else int.from_bytes(self.read(2 if size == 126 else 8), "big"))
        return json.loads(data) if opcode == b"\x81" else self.receive()

    def read(self, count):
        data = b""
        while len(data) < count:
            if not (came := self.socket.recv(count - len(data))): raise ConnectionError("the line was lost")
            data += came
        return data

def sha256(*parts):
    return hashlib.sha256(b"\0".join(parts)).digest()

def bind(chair, nonce):  # the commitment to a nonce
    return sha256(b"blazon nonce 1", table.encode(), chair[:1].encode() + nonce)

def shares(kind, field):  # what the players have given to the dice so far
    return {item["chair"]: bytes.fromhex(item[field]) for item in items if item["kind"] == kind}

def do(socket, kind, **what):  # what is sent again with the same key is done once
    name = sha256(key, f"{kind} {len(items)}".encode()).hex()[:16]
    socket.send({"type": "do", "last": len(items), "key": name, "intent": {"kind": kind, **what}})

def play(socket):  # goes on after the last item that is known, until the game is over
    socket.send({"type": "hello", "version": 1, "token": token.hex(), "last": len(items), "legal": True})
    while not items or items[-1]["kind"] != "revealed":
        said = socket.receive()
        if said["type"] == "refused" and "key" not in said and said["reason"] != "unavailable": sys.exit(said["reason"])
        if said["type"] == "turn":
            do(socket, "play", event=random.choice(said["legal"]))
        if said["type"] == "item":
            items.append(said)
        if said["type"] == "welcome":
            me, newest = said["role"], said["last"]
        if said["type"] in ("welcome", "item") and len(items) >= newest:  # what is owed to the dice
            bound, shown = shares("committed", "commitment"), shares("contributed", "nonce")
            if me not in bound:
                do(socket, "commit", commitment=bind(me, nonce).hex())
            elif len(bound) == 2 and me not in shown:
                do(socket, "contribute", nonce=nonce.hex())

def check_dice():  # works out all rolls again, as docs/dice.md says, and counts them
    secret, salt = (bytes.fromhex(items[-1][field]) for field in ("secret", "salt"))
    nonces, rules = shares("contributed", "nonce"), items[0]["terms"]["rules"]
    assert hashlib.sha256(secret + salt).hexdigest() == items[0]["seal"], "this is not what was sealed"
    assert {chair: bind(chair, nonces[chair]) for chair in nonces} == shares("committed", "commitment"), "nonces"
    extracted = hmac.digest(nonces["host"] + nonces["guest"], secret, "sha256")
    dice = hmac.digest(extracted, b"blazon dice 1\0" + table.encode() + b"\0" + b"1" + b"\1", "sha256")
    faces = re.findall(r"\?|[a-zA-Z][12]?", re.search('Components "(.*?)"', rules + BOX)[1])
    rolls = [event for item in items for event in item.get("events", []) if event.count("/") == 3]
    for index, roll in enumerate(rolls):
        block = hmac.digest(dice, b"roll" + struct.pack(">II", index, 0) + b"\1", "sha256")
        throw = next(word for (word,) in struct.iter_unpack(">H", block) if word < 64800) % 1296
        assert roll == "/".join(faces[6 * die + throw // 6 ** (3 - die) % 6] for die in range(4)), f"roll {index + 1}"
    return len(rolls)

url, items = urllib.parse.urlsplit(sys.argv[1]), []
kind, table, secret = url.fragment.split("-")
key = bytes.fromhex(secret) if kind == "seat" else os.urandom(16)
token, nonce = sha256(b"blazon seat 1", key)[:16], sha256(b"blazon own nonce 1", key, table.encode())
if kind == "play":
    connection = CONNECT[url.scheme](url.netloc, timeout=5)
    join = {"version": 1, "name": " ".join(sys.argv[2:]), "token": token.hex(), "invitation": secret}
    connection.request("POST", f"/api/tables/{table}/join", json.dumps(join), {"Content-Type": "application/json"})
    if (answer := connection.getresponse()).status != 200: sys.exit(answer.read().decode())
    print(f"the bot's seat: {url.scheme}://{url.netloc}/#seat-{table}-{key.hex()}", flush=True)
while not items or items[-1]["kind"] != "revealed":
    try:
        play(Socket())
    except OSError as error:
        print(f"{error}: trying again", flush=True)
        time.sleep(1)
print(f"{check_dice()} rolls, all fair. {items[-1].get('result') or items[-2]['how']['kind']}")
