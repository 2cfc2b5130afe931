#!/usr/bin/env python3
"""Checks records of Idavoll without Idavoll: grammar, commitments, and what chance drew at the set-up.

It knows docs/records.md and the content of the games. Whether moves are legal is for `idavoll verify` to say.

    python3 examples/verify_record.py match.record ...
    python3 examples/verify_record.py --commitment hex match.record   and that this, told at the start, is in it
    python3 examples/verify_record.py --json match.record       the set-up as it was drawn
    python3 examples/verify_record.py --words 17 match.record   the first words of step 17
"""
import argparse
import hashlib
import hmac
import json
import pathlib
import re
import sys

NUMBER = "(?:0|[1-9][0-9]{0,14})"
SCORE = "(?:0|-?[1-9][0-9]{0,14})"
PAIRS = "(?:[^ =]+=[^ =]+(?: [^ =]+=[^ =]+)*)?"
VALUES = {
    "game": ".*", "rules": NUMBER, "content": rf"\S+(?: \S+)* {NUMBER}", "seats": NUMBER, "options": PAIRS, "seat": PAIRS,
    "commitment": "[0-9a-f]{64}", "promise": "[0-9a-f]{64}|none", "secret": "[0-9a-f]{32}",
    "part": "[0-9a-f]{32}|withheld|none", "seed": "[0-9a-f]{32}",
}
HEADS = {  # options, seats
    "mimir": (
        "difficulty=normal|easy removedMaterial=random|skin|wood|metal|gem essenceVariant=false|true "
        "essenceChain=false|true firstPlayer=random|chosen scoringAssignment=auto|manual publicRecord=true|false",
        "colour=purple|blue|green|red god=odin|thor|sif|freyja"),
    "asgard": (
        "turnOrder=random|seat godChoiceEntry=simultaneous|oneByOne godChoiceCount=exact|upTo "
        "templeNeedsRecruit=true|false centreDiscs=mustMove|mayMove battleCommit=anyWinningSet|noSparePiece "
        "populationRemoved=fixed|random odinOrderChange=endOfPhase3|off glorySingleDisc=countsAsBoth|upperOnly "
        "memoryAid=true|false",
        "colour=yellow|red|blue|purple"),
    "saga": (
        "saga=random|fight|duel|treasure|mist|crown teams=byLot|chosen sixthTeam=false|true "
        "openingLots=random|chosen hourglassGuard=true|false",
        "colour=red|blue|green|yellow|purple"),
    "bardagi": (
        "boardSide=summer|winter balancedSetup=true|false clanChoice=random|choose startingPlayer=random|choose "
        "planning=secret|easy eightCards=off|fromRound5|afterRound5 forcedTrade=false|true freeBargain=false|true "
        "mostAreasBonus=12|10 captureGlory=one|two finalTie=split|ironMinesThenNone firstTieBreak=goldMines|allMines "
        "meadHallBonus=two|one",
        "colour=red|yellow|blue|black|green"),
    "hnefatafl": (
        "escape=corner|edge king=armed|weaponless shieldwall=true|false sides=chosen|random",
        "colour=red|blue|green|yellow|purple"),
}
FORMATS = ("Idavoll record 1", "Idavoll record 2")  # the second where the seed was made from lots
CONTENT = pathlib.Path(__file__).resolve().parent.parent / "games"


class Untrue(Exception):
    """What is wrong with a record, as a sentence."""


def demand(holds, line, sentence):
    if not holds:
        raise Untrue(f"Line {line}: {sentence}")


# The grammar

def read_value(lines, at, name, pattern):
    text = lines[at] if at < len(lines) else ""
    demand(text.startswith(name + ": "), at + 1, f'the line "{name}: ..." is missing here.')
    value = text[len(name) + 2:]
    demand(re.fullmatch(pattern, value), at + 1, f'"{name}: ..." is not written as a record writes it.')
    return value


def read_pairs(value, line, allowed, order):
    pairs = dict(pair.split("=") for pair in value.split(" ")) if value else {}
    allowed = dict(one.split("=") for one in allowed.split())
    for name, values in allowed.items():
        demand(pairs.get(name) in values.split("|"), line, f"{name} should be one of {values}.")
    orders = (list(allowed), sorted(allowed, key=lambda name: (len(name), name)))
    written = [" ".join(f"{name}={pairs[name]}" for name in order_of) for order_of in orders]
    order.intersection_update(kind for kind, text in enumerate(written) if text == value)
    demand(order, line, f"the order is {' '.join(allowed)}.")
    return pairs


def lot_lines(form, seats, most):
    """The names of the lines from the commitment to the seed."""
    if form == FORMATS[0]:
        return ["commitment", "seed"]
    each = [[f"{name} {seat}" for seat in range(min(seats, most))] for name in ("promise", "part")]
    return ["commitment", *each[0], "secret", *each[1], "seed"]


def read(data):
    """What a record says; Untrue where it is not written as a record is."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Untrue("Line 1: this is no text in UTF-8.") from None
    lines = text.split("\n")
    demand(lines[0].rstrip("\r") in FORMATS, 1, "this is no record.")
    demand("\r" not in text, text.partition("\r")[0].count("\n") + 1, "here is a carriage return: a record has none.")
    demand(lines.pop() == "", len(lines) + 1, "the record breaks off here.")
    record, at = {}, 1
    for name in ("game", "rules", "content", "seats", "options"):
        record[name] = read_value(lines, at, name, VALUES[name])
        at += 1
    demand(record["game"] in HEADS, 2, "there is no such game.")
    seats, (options, traits) = int(record["seats"]), HEADS[record["game"]]
    order = {0, 1}  # as declared, or as the first servers kept them: one of them throughout
    record.update(options=read_pairs(record["options"], at, options, order), traits=[], steps=[])
    for seat in range(min(seats, len(lines))):
        value = read_value(lines, at, f"seat {seat}", VALUES["seat"])
        at += 1
        record["traits"].append(read_pairs(value, at, traits, order))
        for other in record["traits"][:-1]:
            demand(not other.items() & record["traits"][-1].items(), at, "two seats cannot share this.")
    record["lots from"] = at
    for name in lot_lines(lines[0], seats, len(lines)):
        record[name] = read_value(lines, at, name, VALUES[name.split()[0]])
        at += 1
        if name.startswith("part "):
            kept = (record[name] == "none") == (record[name.replace("part", "promise")] == "none")
            demand(kept, at, "a part is none where nothing was promised, and only there.")
    record["lots"] = "".join(line + "\n" for line in lines[record["lots from"]:at - 1])
    demand(at < len(lines) and lines[at] == "", at + 1, "an empty line should follow the head.")
    at += 1
    while at < len(lines) and lines[at] != "":
        step = re.fullmatch(rf"([0-9]+)\. ({NUMBER}) (\S+(?: \S+)*)", lines[at])
        demand(step and step[1] == str(len(record["steps"]) + 1), at + 1, "this is not the next move.")
        demand(int(step[2]) < seats, at + 1, "nobody has that seat.")
        at += 1
        record["steps"].append({"line": at, "seat": int(step[2]), "text": step[3]})
    if at < len(lines):
        numbers = " ".join([SCORE] * seats)
        for i, name in enumerate(("scores", "places")):
            record[name] = [int(n) for n in read_value(lines, at + 1 + i, name, numbers).split()]
        demand(at + 3 == len(lines), at + 4, "a record ends with its places.")
        for place in record["places"]:
            demand(place == 1 + sum(p < place for p in record["places"]), at + 3, "nobody could be placed so.")
    return record


# Chance

def words(seed, step):
    """The words of a step, without end."""
    block = 0
    while True:
        digest = hmac.new(bytes.fromhex(seed), f"{step}/{block}".encode(), hashlib.sha256).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(digest[i:i + 4], "big")
        block += 1


class Chance:
    def __init__(self, seed, step):
        self.words = words(seed, step)

    def below(self, n):
        fair = 2 ** 32 - 2 ** 32 % n
        return next(word for word in self.words if word < fair) % n

    def pick(self, row, count):
        """The first `count` of a row, drawn one after the other: `pick` of the page."""
        row = list(row)
        for i in range(count):
            j = i + self.below(len(row) - i)
            row[i], row[j] = row[j], row[i]
        return row[:count]

    def shuffle(self, row):
        """A whole row, shuffled from its end: `shuffle` of the page."""
        row = list(row)
        for i in range(len(row) - 1, 0, -1):
            j = self.below(i + 1)
            row[i], row[j] = row[j], row[i]
        return row

    def take(self, row):
        """One of a row, which loses it: `take` of the page. Nothing is drawn from an empty one."""
        return row.pop(self.below(len(row))) if row else None


# The set-ups: what is told of them, and which seat moves next

def mimir(record, content):
    seats, options, chance = int(record["seats"]), record["options"], Chance(record["seed"], 0)
    told, size = [], content["layouts"][str(seats)]["realms"]
    ring = chance.pick([realm["id"] for realm in content["realms"]], size)
    start = chance.below(size)
    deck, treasures = list(content["artefacts"]), content["treasures"]
    if seats < 4:
        material = options["removedMaterial"]
        if material == "random":
            material = ("skin", "wood", "metal", "gem")[chance.below(4)]
        deck = [card for card in deck if not card["requires"].get(material)]
        treasures = [treasure for treasure in treasures if treasure["material"] != material]
        told.append({"type": "removed", "material": material})
    for seat in range(seats):
        card = chance.take(deck)
        if card:
            told.append({"type": "dealt", "seat": seat, "artefact": card["id"]})
    order = list(range(seats))
    if options["firstPlayer"] == "random" and options["difficulty"] == "normal":
        order = chance.pick(order, seats)
    elif options["firstPlayer"] == "random":
        first = chance.below(seats)
        order = [(first + place) % seats for place in order]
    told.append({"type": "first", "seat": order[0]})
    told.append({"type": "round", "round": 1, "realm": ring[start]})
    lots = [1 + step % 2 for step in range(size)]
    pile = chance.pick([treasure["id"] for treasure in treasures if treasure["round"] == 1], sum(lots))
    for step, lot in enumerate(lots):
        realm = ring[(start + step) % size]
        told += [{"type": "laidOut", "treasure": pile.pop(0), "realm": realm} for _ in range(lot)]
    for _ in range(seats if options["difficulty"] == "normal" else 0):
        card = chance.take(deck)
        if card:
            told.append({"type": "displayed", "artefact": card["id"]})
    return {"step": 0, "ring": ring, "order": order, "told": told, "next": order[0]}


def asgard(record, content):
    seats, options, chance = int(record["seats"]), record["options"], Chance(record["seed"], 0)
    order = list(range(seats))
    if options["turnOrder"] == "random":
        order = chance.shuffle(order)
    told = [{"type": "ordered", "seat": seat, "place": place + 1} for place, seat in enumerate(order)]
    for god in content["gods"]:
        tile = chance.take([f"{god['id']}-{i + 1}" for i in range(len(god["tiles"]))])
        told.append({"type": "turnedUp", "tile": tile})
    for pile in range(1, 5):
        temple = chance.take([temple["id"] for temple in content["temples"] if temple["pile"] == pile])
        told.append({"type": "templeUp", "temple": temple})
    tiles = [tile["id"] for tile in content["asgardTiles"] if tile["from"] <= seats]
    told += [{"type": "inRow", "tile": chance.take(tiles)} for _ in range(content["asgardRow"][str(seats)])]
    worlds = [f"world{i + 1}" for i, world in enumerate(content["worlds"]) if world["from"] <= seats] + ["underworld"]
    for side in ("light", "dark"):
        own = [tile for tile in content["populations"] if tile["side"] == side]
        drawn = chance.shuffle(
            tile["id"] for tile in own if options["populationRemoved"] == "random" or tile["from"] <= seats)
        for tile, world in zip(drawn, worlds):
            told.append({"type": "populated", "population": tile, "space": f"{side}-{world}"})
        told += [{"type": "unused", "population": tile["id"]} for tile in own if tile["id"] not in drawn[:len(worlds)]]
    return {"step": 0, "told": told, "next": order[-1]}


def saga(record, content):
    seats, options, told = int(record["seats"]), record["options"], []
    teams = [team["id"] for team in content["teams"]][:6 if options["sixthTeam"] == "true" else 5]
    step = 0
    if options["teams"] == "chosen":
        step = min(seats, len(teams) - 1)
        if len(record["steps"]) < step:
            return {"step": step, "told": [], "next": None}
    chance = Chance(record["seed"], step)
    if options["teams"] != "chosen":
        drawn = chance.pick(teams, seats)
        told += [{"type": "teamDrawn", "seat": seat, "team": team} for seat, team in enumerate(drawn)]
    if options["saga"] == "random":
        die = chance.below(10)
        told.append({"type": "sagaDrawn", "saga": content["sagas"][die // 2]["id"], "die": die})
    else:
        told.append({"type": "sagaAgreed", "saga": options["saga"]})
    places = content["layouts"][str(seats)]["tiles"]
    tiles = chance.pick([tile["id"] for tile in content["tiles"]], len(places))
    for (a, b), tile in zip(places, tiles):
        field = f"{3 * (a - b)},{3 * (a + 2 * b)}"
        told.append({"type": "tileLaid", "field": field, "tile": tile, "turned": chance.below(6)})
    first = chance.below(seats) if options["openingLots"] == "random" else 0
    told.append({"type": "placesFirst", "seat": first})
    return {"step": step, "told": told, "next": first}


def bardagi(record, content):
    seats, options, chance = int(record["seats"]), record["options"], Chance(record["seed"], 0)
    table = content["tables"][seats - 2]
    told = []
    for building in ("virki", "hof", "verslun"):
        for level in (1, 2):
            pile = [tile["id"] for tile in content["upgrades"] for _ in range(tile["copies"])
                    if (tile["building"], tile["level"]) == (building, level)]
            told += [{"type": "turnedUp", "upgrade": chance.take(pile)} for _ in range(table["shown"][level - 1])]
    if options["clanChoice"] == "choose":
        return {"step": 0, "told": told, "next": 0}
    side = content["maps"][0 if options.get("boardSide", "summer") == "summer" else 1]
    homes = {area["id"] for area in side["areas"] if area["type"] == "home"}
    colours = [colour for colour in table["colours"] if f"home-{colour}" in homes]
    if options["balancedSetup"] == "true":
        colours = next((one["colours"] for one in side["setups"] if one["players"] == seats), colours)
    colours = list(colours)
    told += [{"type": "clan", "seat": seat, "colour": chance.take(colours)} for seat in range(seats)]
    runes = [rune["id"] for rune in content["runes"] for _ in range(rune["count"])]
    told += [{"type": "drew", "seat": seat, "rune": chance.take(runes)} for seat in range(seats)]
    if options["startingPlayer"] == "choose":
        return {"step": 0, "told": told, "next": 0}
    first = chance.below(seats)
    told += [{"type": "starts", "seat": first}, {"type": "round", "round": 1}]
    if options["planning"] == "secret":  # all plan at once
        return {"step": 0, "told": told, "next": None}
    return {"step": 0, "told": told, "next": first}


def hnefatafl(record, _content):
    attacks = Chance(record["seed"], 0).below(2) if record["options"]["sides"] == "random" else 0
    return {"step": 0, "told": [{"type": "attacks", "seat": attacks}], "next": attacks}


SET_UPS = {"mimir": mimir, "asgard": asgard, "saga": saga, "bardagi": bardagi, "hnefatafl": hnefatafl}


def set_up(record, file):
    """The set-up as it was drawn, or None where the content of the match is not at hand."""
    game = record["game"]
    if file is None and not re.fullmatch(f"base {NUMBER}", record["content"]):
        return None
    content = json.loads(pathlib.Path(file or CONTENT / game / "content" / "base.json").read_text("utf-8"))
    tables = [str(table["players"]) for table in content.get("tables", [])] or ["2"]
    demand(record["seats"] in content.get("layouts", content.get("asgardRow", tables)), 5, "the game has no such table.")
    drawn = SET_UPS[game](record, content)
    for step in record["steps"][drawn["step"]:drawn["step"] + 1]:
        demand(drawn["next"] in (None, step["seat"]), step["line"],
               f"seat {step['seat']} moves first after the set-up, but the draws give it to seat {drawn['next']}.")
    return drawn


def sha256_of(digits):
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def check_lots(record):
    """Secret and parts against what was promised, and the seed against all of them."""
    seats, line = int(record["seats"]), record["lots from"] + 1
    if "secret" not in record:
        demand(sha256_of(record["seed"]) == record["commitment"], line + 1,
               f"this seed is not the one committed to in line {line}.")
        return
    secret = line + 1 + seats
    demand(sha256_of(record["secret"]) == record["commitment"], secret,
           f"this secret is not the one committed to in line {line}.")
    for seat in range(seats):
        part = record[f"part {seat}"]
        demand(part in ("none", "withheld") or sha256_of(part) == record[f"promise {seat}"], secret + 1 + seat,
               f"this part is not the one promised in line {line + 1 + seat}.")
    seed = hashlib.sha256(record["lots"].encode()).hexdigest()[:32]
    demand(seed == record["seed"], secret + 1 + seats,
           f"this seed does not follow from the lines before it, from line {line} on.")


def check(data, file, told):
    record = read(data)
    check_lots(record)
    held = [value for name, value in record.items() if name == "commitment" or name.startswith("promise ")]
    for one in told:
        demand(one in held, record["lots from"] + 1, f"the record does not hold {one}, which was told at the start.")
    return record, set_up(record, file)


def main():
    parser = argparse.ArgumentParser(description="Checks records of Idavoll: grammar, commitments and set-up draws.")
    parser.add_argument("records", nargs="+", help="files of records")
    parser.add_argument("--commitment", action="append", default=[], metavar="hex",
                        help="what was told at the start: the house's commitment or a seat's promise; repeatable")
    parser.add_argument("--json", action="store_true", help="print the set-up as it was drawn, one line a record")
    parser.add_argument("--words", type=int, metavar="step", help="print the first 16 words of the chance of a step")
    parser.add_argument("--content", metavar="file", help="the whole content of the match, if it is not the game's own")
    given = parser.parse_args()
    failed = False
    for name in given.records:
        try:
            record, drawn = check(pathlib.Path(name).read_bytes(), given.content, given.commitment)
        except (Untrue, OSError) as error:
            failed = True
            print(f"{name}: {error}", file=sys.stderr)
            continue
        if given.words is not None:
            stream = words(record["seed"], given.words)
            print(" ".join(str(next(stream)) for _ in range(16)))
        elif given.json:
            print(json.dumps(drawn))
        else:
            rest = "is drawn again" if drawn else "needs the content of the match: --content"
            print(f"{name}: grammar and commitment hold; the set-up {rest}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
