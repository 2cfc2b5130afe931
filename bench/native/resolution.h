/* Realm by realm treasures are taken, then artefacts: games/mimir/rules/phases/resolution.ts. */

static int16_t counts[SEATS];

static int realm_now(const State *s) { return around(s, s->start_realm, s->resolved); }

static int treasures_in(const State *s, int realm) {
  int count = 0;
  for (int t = 0; t < TREASURES; t++)
    if (s->treasure[t] == FIRST_REALM + realm) count++;
  return count;
}

static int sharers(int seat) {
  int same = 0;
  for (int other = 0; other < SEATS; other++)
    if (counts[other] == counts[seat]) same++;
  return same;
}

static int rank(int seat) { return counts[seat] + (sharers(seat) == 1 ? MOST_VIKINGS : 0); }

static int line_up(State *s, int realm) {
  int length = 0;
  for (int seat = 0; seat < SEATS; seat++) counts[seat] = vikings_in(s, realm, seat);
  for (int i = 0; i < SEATS; i++) {
    int seat = s->order[i];
    if (counts[seat] == 0) continue;
    int place = length++;
    for (; place > 0 && rank(s->queue[place - 1]) < rank(seat); place--) s->queue[place] = s->queue[place - 1];
    s->queue[place] = seat;
  }
  for (int i = 0; i < SEATS; i++) {
    if (i >= length) s->queue[i] = NONE;
    int first = i < length && (i == 0 || counts[s->queue[i]] != counts[s->queue[i - 1]]);
    s->group[i] = first ? sharers(s->queue[i]) : 0;
  }
  s->served = 0;
  return length;
}

static int open_realm(State *s) {
  for (; s->resolved < RING; s->resolved++) {
    int realm = realm_now(s);
    if (treasures_in(s, realm) > 0 && line_up(s, realm) > 0) return 1;
  }
  return 0;
}

static void end_round(State *s) {
  s->turn = 0;
  if (s->round == ROUNDS) {
    begin_scoring(s);
    return;
  }
  s->start_realm = around(s, s->start_realm, 1);
  begin_round(s, s->round + 1);
}

static void next_artefact(State *s) {
  int shown = 0;
  for (int card = 0; card < CARDS; card++)
    if (s->card[card] == DISPLAY) shown++;
  if (s->turn < SEATS && shown > 0)
    go(s, ARTEFACT, s->order[s->turn]);
  else
    end_round(s);
}

static void end_resolution(State *s) {
  s->served = 0;
  for (int i = 0; i < SEATS; i++) {
    s->queue[i] = NONE;
    s->group[i] = 0;
  }
  s->resolved = 0;
  s->turn = 0;
  next_artefact(s);
}

static void serve(State *s) {
  for (;;) {
    int left = treasures_in(s, realm_now(s));
    while (left > 0 && s->served < SEATS && s->queue[s->served] != NONE) {
      int size = s->group[s->served];
      if (size <= left) {
        go(s, TREASURE, s->queue[s->served]);
        return;
      }
      s->served += size;
    }
    s->resolved++;
    if (!open_realm(s)) {
      end_resolution(s);
      return;
    }
  }
}

static void begin_resolution(State *s) {
  for (int i = 0; i < SEATS; i++) {
    s->order[i] = s->next_order[i];
    s->next_order[i] = NONE;
  }
  s->resolved = 0;
  if (open_realm(s))
    serve(s);
  else
    end_resolution(s);
}

static int legal_treasure(const State *s, int32_t *into) {
  int realm = realm_now(s), n = 0;
  for (int t = 0; t < TREASURES; t++)
    if (s->treasure[t] == FIRST_REALM + realm) into[n++] = TAKE_ + t;
  into[n++] = DECLINE_;
  return n;
}

static void take(State *s, int seat, int move) {
  if (move != DECLINE_) {
    s->taken = move - TAKE_;
    go(s, CARRIER, seat);
    return;
  }
  s->served++;
  serve(s);
}

static int legal_carrier(const State *s, int seat, int32_t *into) {
  int realm = realm_now(s), n = 0;
  for (int kind = VIKING; kind <= DOUBLE; kind++)
    if (s->face_up[realm][seat][kind] > 0) into[n++] = CARRIER_ + kind;
  return n;
}

static void carry_home(State *s, int seat, int move) {
  go_home(s, realm_now(s), seat, move - CARRIER_);
  s->treasure[s->taken] = FIRST_SCREEN + seat;
  s->taken = NONE;
  s->served++;
  serve(s);
}

static int legal_artefact(const State *s, int32_t *into) {
  int n = 0;
  for (int card = 0; card < CARDS; card++)
    if (s->card[card] == DISPLAY) into[n++] = ARTEFACT_ + card;
  return n;
}

static void take_artefact(State *s, int seat, int move) {
  s->card[move - ARTEFACT_] = FIRST_HAND + seat;
  s->card_count[seat]++;
  s->turn++;
  next_artefact(s);
}
