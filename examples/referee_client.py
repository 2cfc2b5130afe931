import json, random, subprocess, sys
referee = subprocess.Popen(sys.argv[1:] + ["referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(**request):
    print(json.dumps(request), file=referee.stdin, flush=True)
    return json.loads(referee.stdout.readline())
now = ask(do="new", game="mimir", seats=3)
while not now["over"]:
    offers = ask(do="offers", seat=now["awaiting"][0])["offers"]
    now = ask(do="play", seat=now["awaiting"][0], move=random.choice(offers)["move"])
print(ask(do="outcome")["outcome"])
