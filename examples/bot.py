import json, random, sys

for line in sys.stdin:
    asked = json.loads(line)
    offer = random.choice(asked["offers"])
    print(json.dumps({"move": offer["move"]}), flush=True)
